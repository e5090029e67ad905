import type { Scene } from "../../scene";

export const evenings: readonly Scene[] = [
	{
		title: "Something for my hands",
		text: "After supper I get it out again, the thing that I’m making, and put it under the lamp. Nobody is waiting for it, and that’s half the pleasure. One step, then the next. I undo a piece that went wrong yesterday and do it over, slower. The radio is on so low that it’s only company. Once I hold it up and squint. There’s a place where I was impatient, and I can see it, and I leave it in. When I look at the clock it’s later than I thought. I put the thing where I’ll see it first tomorrow. It isn’t finished. I’m glad about that.",
	},
	{
		title: "A lamp and a chair",
		isForAnybody: true,
		text: "I put on one lamp, and the room gets smaller and better. The chair knows me by now. I read until I notice that I’ve read the same line three times, and then I let the book lie on my stomach and think about the day instead. I keep what I want of it: a joke, a colour, the way somebody said my name. The rest may stay out in the hall with the shoes. Rain starts, or a car passes that sounds like rain. I write one line in the book that nobody reads but me. It’s short, and it’s true. Then I’m finished for today.",
	},
	{
		title: "A good plain supper",
		isForAnybody: true,
		text: "I make something that I’ve made a hundred times, and I make it properly: the onions slowly, the lid on, the plate warmed. The window steams up. I taste, I add salt, I taste again, and I nod, like a person on television. Then I eat it while it’s hot, with nothing else to do. It’s only supper, but it’s mine, and I’m hungry, and for ten minutes that’s everything there is to know. I wipe the plate with bread. Afterward I leave the pan to soak and let the evening begin without it.",
	},
	{
		title: "At the window",
		isForAnybody: true,
		text: "It gets dark slowly, and I leave the lamp off for as long as it does. The sky goes through all the colours of a plum. I’ve got something warm in my hands and nothing to decide. Far off somebody calls good night, and after that it’s so quiet that I can hear my own sleeve. I think of three people, one after the other, and wish each of them something small: a good seat, a dry coat, a call that they’ve been hoping for. Then I draw the curtain and switch on the lamp, and the room jumps up around me, with all my things in it. I’m glad to see them.",
	},
	{
		title: "Putting the day away",
		isForAnybody: true,
		text: "I put the day away, piece by piece. The keys go in the bowl, the coat on its hook, and out of the pockets come a ticket, a pen and half a biscuit. I eat the biscuit. Then it’s the turn of what can’t be hung up: a remark that I’ve carried about since noon, a face, a thing that I forgot. I look at each of them once under the lamp. The remark turns out to be quite light. The thing I forgot gets written on a slip and goes under the keys. For the face I have no hook, so it may stay. I wash my hands in warm water, longer than they need it. That’s the day. It fits in very little room.",
	},
	{
		title: "The long way home",
		bars: ["limits"],
		text: "I take the long way home, because it isn’t raining and nobody has said that I can’t. Behind the windows they’re laying tables. I see a hand with a spoon, a blue flicker, somebody dancing badly with a tea towel. From a cellar comes one bar of a trumpet, over and over, and it’s getting better. I buy a bag of something warm and eat it before the next corner. ‘Nice evening,’ says somebody on a step, and I say: ‘Isn’t it?’ At my own door I find the right key by feel. The lock has to be lifted a little. I know how.",
	},
	{
		title: "A whole record",
		text: "I do something old-fashioned and listen to a whole record, from the first piece to the last, doing nothing else. At the second piece my hands look for something to fiddle with. By the third they’ve given up and lie there. In the fourth there’s a place where the tune goes down just when I expect it to rise, and it gets me every time, right under the ribs. I let it. Outside it goes dark without anybody’s help. After the last note I stay where I am for a bit, because the quiet is part of it. Then I find out that all I want now is a glass of cold water.",
	},
	{
		title: "What is coming",
		text: "I get out the calendar, for pleasure. There’s a birthday. There’s a day with a circle round it, and I know what for. In between there’s a good deal of white paper. I write something in with pencil, something that I’ve only thought of so far, and then I go over it in ink before I can change my mind. It’s a small thing, but it has a date now. I look up how one gets there. I think of what I’ll wear, and that it may rain, and that I’ll go all the same. Then I hang the calendar back on its nail. It swings a bit and comes to rest.",
	},
	{
		title: "My own company",
		needs: ["alone"],
		bars: ["missed"],
		says: { home: "alone" },
		text: "I close the door behind me, and the day stays out there with its coat on. I cook what I like, with far too much pepper, and eat it where I like, which is on the floor with my back against the warm radiator. Then I do what I’ve been looking forward to since noon, for as long as I please. Nobody is cross about the light. If I want a voice, I know whom to ring. If I don’t, there’s the clock, and the pipes, and once a moth. I talk to it. When I’m tired I stop in the middle, leave it all lying there, and go to bed crosswise.",
	},
	{
		title: "The whole table",
		needs: ["alone"],
		bars: ["missed"],
		says: { home: "alone" },
		text: "I spread everything out: the map, the pieces, the letters, the glue. All of it may stay there until tomorrow, or until Sunday. I talk to myself a bit while I’m at it, and I’m a good listener. At eight I carry my plate to the window. Over the way a lamp goes on, the green one, and somebody waters a plant. We’ve never met, but we know each other’s lamps. I go back and work on until my eyes give up. Then I tidy nothing away. I just turn off the light on it, like closing the door on somebody asleep.",
	},
	{
		title: "A table and a few friends",
		needs: ["friends"],
		text: "None of the plates match. {friend|A friend} has brought soup, in the pot it was cooked in, on the bus. Somebody slices bread against the chest in a way that makes all of us watch. I say a thing that I’ve only half thought out, and they wait, and I find the other half. Later we laugh so much about a misheard word that I’ve got to leave the table. Nobody will be able to explain it tomorrow. The goodbye takes an hour, in coats, and the best story of all comes out on the stairs. Then there’s quiet, with wax on the cloth. I leave the dishes where they are.",
	},
	{
		title: "A visit",
		needs: ["friends"],
		text: "There’s a knock, and it’s {friend|a friend}, with wet hair and a bag of pears. I don’t tidy up first. We sit where there’s room and cut the pears on a newspaper. I tell what I’ve been turning over all week, and I’m asked two good questions, and then we let it be and talk about nothing whatever. I hear something in return. I’m careful with it. ‘Stay a bit,’ I say, and it’s easy to say. When the door has closed again, there are eleven pear stalks in a row on the crossword, and I notice that I haven’t once thought about how I was doing.",
	},
	{
		title: "One blanket",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		tells: ["touch"],
		text: "We’ve got our feet under the same blanket, and there’s some disagreement about the middle. I tell how my day was, the real version. {partner|My love} asks about the one bit that I’d skipped. Then it’s my turn to ask, and I hear a story that I’ve never heard, after all this time, about a bicycle and a goose. We laugh until the tea’s cold. Then for a while nobody says anything, and it isn’t because there’s nothing to say. A hand comes looking for mine under the wool and finds it straight away. On the screen the credits go by. Neither of us has seen how it ended.",
	},
	{
		title: "Tea from the next room",
		needs: ["partner-here"],
		says: { home: "together", partner: "near" },
		text: "We’re each busy with our own thing, and the door between is open. From over there I hear pages, a cough, a tune that stops at the same place every time. ‘Tea?’ ‘Yes please.’ It comes with a biscuit and a minute on the arm of my chair. {partner|My love} reads me half a sentence, says ‘no, that’s nothing without the rest,’ and goes off again. I could get up and follow. I stay, because it’s just as good through the wall. At ten we put out the lamps, one there and one here. In the dark we bump into each other in the hall, as we do every night, and say sorry.",
	},
	{
		title: "The bench at the back",
		needs: ["partner-here"],
		says: { home: "together", partner: "near", clock: "day" },
		tells: ["years"],
		text: "We sit where the last of the sun comes, {partner|my love} and I, as we’ve done for years. One of us tells the story with the goat and gets it wrong at the usual place. The other one lets it stand, or doesn’t. A neighbour’s sprinkler ticks round. We’re both tired and don’t talk much, and I look at the hand that’s lying on the wood next to mine. There’s the scar from the tin. I could draw that hand from memory. ‘Well,’ says one of us, when it’s too dark to see who. It means a good deal. We get up, and at the door we wait for each other.",
	},
	{
		title: "The same supper in two kitchens",
		needs: ["partner-away"],
		says: { partner: "far" },
		text: "We’re cooking the same thing in two kitchens, with the phones propped against the salt. ‘How small did you cut the onions?’ I show mine. {partner|My love} shows me some that are far too big, and is proud of them. We say what was good today, and then what wasn’t, and nobody repairs anything. For a while all I hear is a spoon. I like that: somebody I love is eating. Before we ring off we hold our calendars up to the cameras. The day with the ring round it has moved one square closer. ‘Sleep well,’ I hear, near my ear. I wash one plate. It isn’t a lonely plate.",
	},
	{
		title: "Our evening of the week",
		needs: ["partner-away"],
		says: { home: "together", partner: "near" },
		text: "Two short rings of the phone and one long one: that’s {partner|my love}, on the way. And then we’re together, in one place, with rain on a coat and a leek sticking out of a bag. We cook and talk across each other, because there’s a week to catch up on and it doesn’t fit into messages. At the table I’m told how it went with the thing on Tuesday. I’d been waiting to hear it with the face that belongs to it. Later we’re too tired to wash up. Tomorrow there’ll be two directions again. Tonight there’s one lamp, and two pairs of shoes under it.",
	},
	{
		title: "All of us at the table",
		needs: ["several"],
		says: { home: "together", partner: "near" },
		tells: ["touch"],
		text: "The talk goes round the table without me for a while. I’m drying a glass and listening. {partner|One of my loves} is explaining a film to {other|the other}, with the pepper mill in the main part, and they both start laughing at something that I missed. I don’t have to have heard it. Under the table a foot arrives on mine. From the other side comes the bread. Who sleeps where takes three sentences and a joke, and then it’s settled, and somebody puts the kettle on for everybody. I look at the two faces in the lamplight. There’s no third chair that I have to fight for. I’m sitting on it.",
	},
	{
		title: "One more glass of water",
		needs: ["children"],
		says: { home: "together", children: "here" },
		text: "Teeth. One more glass of water. And one more. Then it’s dark, and {child|somebody} tells me what would never have been told with the light on. I lie on the floor beside the bed and listen, and I don’t make anything of it. ‘Stay till I’m asleep.’ ‘I’m here.’ I stay a bit longer than that, because it smells so good, of soap and warm hair. In the kitchen I pick up eleven bricks and leave the twelfth. I eat what’s left of supper out of the pan, cold, with my feet on a very small chair. Nobody wants anything. The house is breathing. I sit there with the spoon and I’m happy.",
	},
	{
		title: "Their toothbrushes in the glass",
		needs: ["children-part"],
		says: { home: "together", children: "here" },
		text: "Tonight their toothbrushes are in the glass. We eat with our fingers. There’s a quarrel about a blanket that is over before I get there. Later {child|my child} sits on the edge of my bed and tells me about the other home, about the new lamp and who laughed at what. It’s told quite easily, and I can hear it easily. Love doesn’t have to be shared out like cake here. There’s enough. ‘Are we having pancakes tomorrow?’ ‘If there’s an egg.’ When it’s quiet I go past the door twice, though there’s no need. I put out the big light in the hall and leave on the small one.",
	},
	{
		title: "An evening when they’re away",
		needs: ["children-part"],
		says: { children: "away" },
		text: "The phone rings at seven from the other home, and {child|my child} tells me the main thing, which is about a snail. I tell mine, which is about a bus. Then we blow a kiss into the receiver, both at once, so it crackles. And then the evening is long, and it’s mine. I do something that I used to do before I was anybody’s parent, and I find that I still can. I eat late, with a candle, and nobody asks what that green stuff is. Under the table there’s a shoe. I leave it where it is. It isn’t sad, it’s only waiting, and so is the weekend.",
	},
	{
		title: "Many voices",
		needs: ["household"],
		says: { home: "together" },
		text: "One after the other they come back into the same kitchen, and each of them brings a bit of the outside in: rain, a bag, a piece of news. The pot’s big enough. Everybody talks, and it’s a wonder that anybody hears anything. {family|Somebody} tells a story at my expense, and it’s a good one, so I laugh too and add the part that’s even worse. I ask a question and get four answers. When it gets too much I go to my room and close the door, and nobody takes it for more than it is. They’re still at it through the wall. I like falling asleep to that, like rain.",
	},
	{
		title: "They’ve come for supper",
		needs: ["grown"],
		says: { home: "together" },
		tells: ["grown", "touch"],
		text: "They take the pots right out of my hands. {grown|One of my grown-up ones} knows where the big spoon is without asking and tells me to sit down, so I sit, at my own table, like a guest. They talk over my head, as I once talked over theirs. Then I’m asked how it was, that time with the flooded cellar, and this time somebody really wants to know. I tell it and don’t improve it. There’s a goodbye in the hall with a great many arms in it, and a dish goes along for tomorrow. When it’s quiet, the chairs are standing all anyhow. I leave them like that.",
	},
	{
		title: "Somebody else is on duty",
		oneOf: ["cared-for", "partner-ill"],
		text: "Tonight somebody else is on duty, and it’s somebody who knows how. I’ve said the three things that matter and left out the other twenty. Then I sit down with my back to the door. At first my ears go on working by themselves. I let them. I’ve got a book, a plate of toast, and a pair of socks straight from the radiator. At some point I turn a page and notice that I’ve been at sea for half an hour, in a storm, with a captain. Nobody has called. I stretch out my legs as far as they go. I still love just as much. I’m only off my feet.",
	},
	{
		title: "Two people, and a song",
		needs: ["partner-ill"],
		says: { home: "together" },
		tells: ["touch"],
		text: "What can be done today has been done, and we sit down. I put on the song that was ours. After three notes {partner|the one beside me} is humming along, and every note of it is right. I don’t ask how it was today. I hold that hand, dry and warm, and tap the rhythm on the back of it. Once today I was cross, and twice I was tired, and I put all three down beside the shoes. I tell about the dance hall, and the bus that we missed on purpose. I tell it for both of us. Somebody else has the night. So when the song is over, I can just let it begin again.",
	},
	{
		title: "The good place on the sofa",
		needs: ["animal"],
		text: "At six I’m stared at. {animal|Somebody with fur} can’t tell the time and is never wrong about supper. So we eat, each of us something different and with the same enthusiasm. Then there’s the usual question of who gets the good place, and it’s settled as usual, and I get what’s left. It’s warm there, anyhow. I tell how the day was. I say one or two things that I wouldn’t say to anybody else, and one ear turns round to listen. When I stop, I’m leaned on, with the whole weight. I put my hand on that side and feel it going up and down. After a while mine does it too, at the same speed.",
	},
	{
		title: "Thanks at the end of it",
		needs: ["faith"],
		text: "The first words are the ones that I was given once, and I say them as I always do. Then I go through the day from the front. What was good comes first, and there’s more of it than I’d thought: the bread, a hand that held a door, the sky at five. What I did badly I say too, in plain words, and it gets lighter for being said. Then I name the people who are on my mind, one by one, and put each of them into better hands than mine. At the end come the words that I didn’t have to look for. Somewhere others are saying them, in other towns. It’s quiet in the room, and quiet in me. I stay a bit longer.",
	},
	{
		title: "While others go to bed",
		needs: ["night-work"],
		says: { clock: "night" },
		text: "While others brush their teeth I eat something warm and put on my work shoes. The town is switching itself off, one window after another, and I walk through it as if it were mine. At the door somebody from the late shift is glad to see me. ‘All quiet. The coffee’s fresh.’ I hear what I need to know, and then the long even hours begin, with their hum and their small lamps. At three I look out. Somewhere over there people sleep whom I love. A fox crosses the car park, quite slowly. I’m awake so that the night isn’t empty. I’m good at this, and tonight I know it.",
	},
	{
		title: "Early to bed, without an apology",
		needs: ["limits"],
		bars: ["night-work"],
		text: "I go to bed early and don’t apologize to anybody. This day had enough in it. I spent my strength on what I chose, and there’s a bit left over, and I keep it, like change in a coat. Two pillows here, one there, the glass within reach. I’ve got the window open a hand’s width, and I can hear them still talking outside, and a bicycle. I put on the story with the voice that I like. This body has brought me through one more day, with complaints on both sides. I pat it, where it aches, as one pats a horse. ‘There,’ I say. Then I lie still and do nothing, thoroughly.",
	},
	{
		title: "The chair across from mine",
		needs: ["missed"],
		text: "Nobody sits in the chair across from mine, and I’ve left it there, because I like it. I tell it about the day, partly aloud. I know by now what {missed|my dear} would have said to most of it, and some of it makes me laugh with my mouth full. I don’t have to be done with missing. It sits at the table with us, like an old relative who has grown quieter over the years. Then I put on the music that was ours, and after that a piece that I only discovered this spring. They go well together. I stay for both, right to the end, with the lamp on and the shoes off.",
	},
];
