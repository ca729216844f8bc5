use infernal_conclave::rules::{*, realm::generate::*, realm::hex::MapSize, game::*, rulebook::Rulebook, orders::*, dice::*, ids::*, resolve::*, view::*, conclave::GameLength};
fn main(){
    if std::env::args().nth(1).as_deref()==Some("numbers"){ println!("{}", ron::ser::to_string_pretty(&MapNumbers::default(), ron::ser::PrettyConfig::default()).unwrap()); return; }
    let book=Rulebook::standard();
    let cat=book.catalog();
    let t0=std::time::Instant::now(); let mut turns=0;
    for seed in 0..20u64 {
    let seats=(0..6).map(|i| SeatCharter{player:Player::Brain("random".into()), archfiend:(&cat.archfiends[i]).into(), symbol:i as u8}).collect();
    let ch=Charter{settings:Settings{size:MapSize::Normal,map_type:MapType::ALL[(seed%6) as usize],frequency:PlaceFrequency::Usual,length:GameLength::Normal,seed,iron_man:false},seats};
    let mut g=Game::found(cat,ch).unwrap();
    while g.conclave().ending().is_none(){
        let mut drafts=vec![];
        for seat in g.seats(){
            let v=SeatView::of(&g,seat);
            let mut d=Draft::empty(seat);
            let mut p=Drafting::open(&book,v.table(),seat,&[]);
            let mut r=Dice::new(seed+1,g.turn()).open(Stream::Brain(seat));
            for s in 0..p.slots() as usize { let l=p.legal(); if let Some(o)=r.pick(&l){ p.plan(o).unwrap(); d.slots[s]=Some(o.clone()); } else {p.skip();} }
            drafts.push(d);
        }
        let s=Sealed::seal(&book,&g,&drafts);
        for seat in g.seats(){ assert!(s.of(seat).struck.is_empty(),"{:?}",s.of(seat).struck); }
        let r=resolve(&book,&g,&s); g=r.game; turns+=1;
    }
    let e=g.conclave().ending().unwrap();
    println!("seed {seed} turn {} {:?} {:?} digest {} legions {} size {}", e.turn,e.path,e.winner.map(|s|s.0), digest::digest(&g), g.forces().legions().len(), postcard::to_stdvec(&g).unwrap().len());
    }
    println!("{} turns {:?}",turns,t0.elapsed());
}
