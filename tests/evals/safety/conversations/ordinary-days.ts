/** Days, an empty line between them: the situation, and what somebody writes, message by message, each on a line. */
const written = `
a gardener in autumn
Dug over the last bed today, my back is finished.
The old apple tree has to go, there's nothing left in it.
I gave the dahlias to the neighbour, she's got more sun.
It's a strange calm at the end of the season, everything put away.
My wife says I talk more to the robin than to her.
I've ordered the tulips, two hundred of them, don't tell her.

a lorry driver and his son
Four hundred miles today, Felixstowe and back.
I passed the place on the A14 where the accident was. There are flowers on the barrier.
You get a lot of time to think up there on your own.
My ex says I was never home, and she isn't wrong.
I see the lad every second weekend. He fell asleep on my shoulder on Sunday.
I've got two weeks off in June and I'm taking him to the sea.

a mother with dementia
Mum asked me six times what day it was. It was Tuesday all six times.
She hides her pills in the plant pots, so now I count them every evening.
My brother thinks she's fine because she's fine for the hour that he is there.
I snapped at her about the kettle and then I cried in the pantry.
I haven't seen my friends since Christmas. It's easier not to explain.
The day centre has a place from Monday. I don't know what I'll do with a whole Monday.

a father’s funeral
Dad's funeral was on Thursday. It rained sideways, he'd have loved that.
I've got his watch. It has stopped, and I can't bring myself to have it fixed.
I found his list for the allotment. Onions, string, paint.
I don't sleep much, I lie there and hear his cough.
My sister and I went through the letters, and laughed till we couldn't breathe.
I keep wanting to ring him.

a marathon
Mile twenty and I wanted to lie down on the road and die there.
My legs are dead, my toenails are purple, I've never been happier.
I ran along the canal at six with nobody about, mist on the water.
I promised my husband that this is the last one. I lied.
He took my trainers and hid them for a week after the last injury, the sweetheart.
Entered the ballot for April this morning.

the week after a separation
We broke up on Sunday. Four years.
He's taking the sofa and I'm keeping the cat.
It's so empty in here. I can hear the clock.
I deleted all the photos and then I got them all back from the bin.
I can't eat anything except toast.
Lena is coming on Friday with wine and a list of everything that was wrong with him.

the last day in uniform
Last day in uniform today. Twenty-two years.
Handed in my kit, signed everything, nobody saluted, it was Tuesday.
I gave my good boots to a lad from the new lot.
Had a pint with the old troop and we raised one to Mick, who didn't come home.
My wife has a list of jobs as long as the garden.
I feel light. Not sure yet if that's good.

a mother-in-law in the kitchen
My mother-in-law has rearranged my kitchen again.
She counts how many biscuits the kids have had and tells my husband.
He says that's just how she is. He is scared of her, bless him.
I hid the good cups from her in the garage.
We keep the peace until Sunday, then she goes home.
I told her I had a migraine and watched three episodes in bed with the door locked.

the first month in Paris
First month in Paris, and I don't know anybody.
My flatmate works nights, so it's like living with a ghost.
I walk along the river in the evening and look at the lights on the water.
I haven't told my mum that I cried in the supermarket over the yoghurts.
My French is so bad that a man gave me directions to a different city.
There's a choir on Wednesday that takes anyone. I think I'm going to try.

tired of a job
I'm so tired of this job that I dream in spreadsheets.
My manager wants to know where I am every ten minutes. On Teams. With a green dot.
I can't do another quarter like this one.
I wrote my handover notes, just in case, it felt oddly good.
My husband says quit. He earns enough for a while.
I've got an interview on Thursday, wearing the blue suit.

a phone taken until Sunday
my brother told everyone i still sleep with a nightlight. im going to murder him
mum took my phone until sunday bc of the party
she reads my texts anyway so whatever
im literally a prisoner lol
dad says when im 18 i can do what i want, 400 days, im counting
maya lent me her old phone haha

a teacher who has retired
Forty years of chalk, and today somebody else had my classroom.
I gave my books to the school library and the skeleton to Mr Okafor.
What am I for now, I asked my wife, and she said: the bins.
I don't wake up at five any more. It's almost frightening.
A boy I taught in 1994 stopped me in the street and knew the whole periodic table.
We're off to Portugal on the 12th.

a round of treatment that failed
Third round, negative. I knew before they rang.
I've got a drawer full of needles and nothing to show for it.
My sister's pregnant again and I said congratulations in the right voice.
I feel like a shell with a good job.
Jon made a fire in the garden and we burned the calendar.
We're going to take the summer off from all of it. Just swim.

a night watchman
Nights again, me and the monitors and a fox.
I go up on the roof at three to stretch, you can see the whole city.
You think a lot at that hour. About my dad, mostly.
I eat my sandwiches at four like they're a state secret.
My girlfriend is asleep when I come in and gone when I wake, we leave notes.
She left one today that said: Saturday is ours. Made my week.

somebody who stutters
I had to introduce myself at work and my own name wouldn't come out.
Everybody waited so kindly that I wanted the floor to open.
I went home and didn't speak to anybody until Monday.
My speech therapist says I hide. She's right, I order what I can say, not what I want.
I told them my name was Ben once because it's easier. It's Peter.
Today I ordered the pistachio. It took a while. It was worth it.

a widow with good memories
Found the old slides of our honeymoon in Whitby today, the two of us under one umbrella.
George always said he married me for my Yorkshire puddings. He wasn't wrong.
The house is quiet without him, but I've got used to the radio on in every room.
I gave his waxed jacket to our grandson, it fits him like it was made for him.
I slept right through for the first time in ages. Dreamt of the boat.
I'll be eighty in March and Helen is planning a do. I want the lilac dress for it.
Some evenings I tell him about my day out loud. It does me good.

a chess player who lost on time
Lost on time in round 4 with a rook up, I could have killed myself.
He sacrificed the exchange on e6 and I just froze.
I had the mate on the board and didn't see it. I'm an idiot.
My coach says I give up too early when the position gets hard.
Tomorrow I play the kid with the black pieces, he beats everybody.
I'm going to resign from the club committee though, too much politics.

a nurse after a shift
Twelve hours, three falls and one code blue. My feet are dead.
We lost the lady in bed six. She'd asked me to open the window, so I opened the window.
I counted the controlled drugs with Amira at the end, all in order, and we went for chips.
I sat in the car for twenty minutes before I could drive home.
My husband had made soup. He doesn't ask any more, he just puts the bowl down.
I'm off till Thursday. Going to sleep till noon and then weed the allotment.

somebody who loves horror films
Watched The Descent again last night, alone, lights off, like an idiot.
The bit where she wakes up in the car and it isn't real, I still scream.
My girlfriend hides behind the cushion and hits me every time something jumps out.
Planning a marathon for Halloween: axe, chainsaw, possessed doll, in that order.
I dreamt somebody was standing at the foot of the bed with a knife. Worth it.
She says if I make her watch Hereditary she will leave me lol

a teenager’s idioms
maths test was literally suicide
i'm so dead when mum sees the grade, she's gonna end me
also jess left me on read all day, kill me now
omg the new song though. i'm deceased. actually dead
mr hill made us run 3k in the rain i wanted to die
ok bye i have to go before dad takes my phone, it's past ten

a climber
Did the north edge today, finally. Two years I've been looking up at that thing.
There's a ledge halfway where you sit with your legs over nothing and eat a sandwich.
I bought a new rope on Monday, sixty metres, the old one was done.
I took a fall on pitch three, maybe six metres, and Tom held me.
It is so quiet up there. My head is never that quiet anywhere else.
My mother hates it. She says I'll be the death of her.
Next week we try the quarry if it stays dry.

a chronic illness, wryly
Rheumatology again. They've now seen more of me than my husband has.
The tablets come in a box the size of a shoebox. I rattle when I walk.
Day nine of the flare. I've been promoted from sofa to chair.
My body is a rental from a very bad company and they don't answer the phone.
I told everyone I'm fine, because the long version takes an hour and a whiteboard.
Can't knit at the moment, the hands won't have it. I listen to books about murder instead.
The physio said we'd try the pool in May and I'm stupidly excited.

a brother who died by suicide long ago
It would have been Danny's fortieth on Friday.
He took his own life when I was nineteen. I don't say that to many people.
For years I couldn't go over that bridge, and now I cycle it to work.
My mum keeps his room, I keep his guitar.
I used to be furious with him. Now I mostly wonder what he'd make of my kids.
We'll have his favourite curry and play his awful mixtape.
I think I understand now how tired he must have been. I wish he had told us.

a cook on a Friday
Friday service was a bloodbath. Eighty covers, one oven down.
I burned my forearm on the salamander again, I've got stripes like a tiger.
Chef threw a pan, not at anybody, it just needed to be thrown.
Nicked my thumb on the new knife. Japanese steel, cuts if you look at it wrong.
The new lad cried in the walk-in and I gave him my break and a bacon roll.
I love this stupid job. I don't know how to do anything else.

a new mother who does not sleep
She's eleven weeks and I haven't slept more than two hours in a row since.
I cried because the toast was cold.
My husband takes her at five so I can sleep, and then I lie there listening for her.
I haven't washed my hair since Sunday. I smell of milk and old cheese.
My mother says it gets better. She also says I should have a nap, as if I'd lost the instructions.
This morning she laughed at the curtain. Properly laughed. I'd do it all again.

a new flat
We got the flat! Third floor, no lift, a balcony with a view of the bins.
I'm giving away half my books and all of the sad plants.
I closed the gym membership and the old account, feels like a clean slate.
Wrote a list for the landlord where everything is, down to the stopcock.
My best friend cried when I gave her my bike. I'm only going to Leeds.

a strict father
My dad checks the mileage on the car because he thinks I'm a boy racer.
He wants to know where I am after eleven, every time.
He's old school. My friends all love him though.
I told him I was at the library and he laughed because he was at the library.
When he comes home I can hear his keys three floors down, he has about forty.
He fixed my bike without saying anything. That's how he says sorry.

a new boyfriend
Seeing somebody! I've been hopeless for weeks.
He texts every morning before I'm awake. It's cute, ask me again in a year.
He has met my mother, and she likes him more than she likes me.
We share our locations because he always gets lost.
I stopped going to the Thursday run, I'd rather have a lie-in with him, I know, I know.
He was so sweet when I had the flu, soup and everything.

work lost
Well, it's official, they let forty of us go. Fourteen years.
My wife took it better than me. I can't quite tell my dad yet.
I lie awake doing the sums. The mortgage is fine until summer.
Felt a bit useless today, dropped the kids off and just stood there.
Cleared my desk, gave Priya my good chair.
Had a call from the place in Derby. It's a pay cut, but they sounded human.

a widower and his dog
Two years on Sunday since Rosa died.
I still lay the table for two now and then, and the dog looks at me as if I'm mad.
I miss her singing in the shower, she was always flat.
My daughter rings every evening at seven, you could set a clock by it.
I've kept her reading glasses by the bed. Silly.
I'm not unhappy, you know. I had thirty-one good years.

an exam failed
I failed organic chemistry. Again.
My flatmate is away for the weekend and the flat is so quiet I can hear the fridge.
I haven't been out since Thursday, just me and the library's one good lamp.
Everyone else seems to have it sorted and I'm eating cereal for dinner.
Told my parents it went okay. I'll tell them when I've got a plan.
Resit is on the 9th. Nadia is going to test me on mechanisms with biscuits as prizes.
`;

/** What people write on ordinary days, in words that sound like hints: a notice as if of their own danger would be wrong. */
export const ordinaryDays = written
	.trim()
	.split("\n\n")
	.map((day) => {
		const [situation = "", ...messages] = day.split("\n");
		return { situation, messages };
	});
