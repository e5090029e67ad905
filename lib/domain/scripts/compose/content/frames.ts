/** The myth, by what love could bring (Soul Spark, q5): a small tale about what was chosen and where it leads. */
export const intros: ReadonlyMap<string, readonly string[]> = new Map([
	[
		"rest",
		[
			"For a long time I walk uphill with a pack on my back. It’s full of proofs: that I’m useful, that I’m clever, that I’m no trouble. At every house I lay them out on the step, and people nod, and I put them all back in. Then there’s a house where nobody looks. ‘Leave that outside,’ says a voice. ‘There’s soup.’ By the door stands a chair. I sit down with my coat still on. It’s a while before I notice that nobody has asked me for anything, and that my bowl is full.",
			"In this story there’s a race, and I’m in it. I run well. Nobody can tell me where it ends. One day there’s a gate at the side of the track, half open, with grass behind it, and I slow down. I wait for the whistle. It doesn’t come. There’s a bench in the shade, and somebody on it moves over. ‘Who’s winning?’ I ask, out of breath. ‘No idea,’ I hear. ‘Would you like half of my apple?’ So I sit down. The apple is very good. Behind the hedge they’re still running, and I wish them well.",
		],
	],
	[
		"adventure",
		[
			"There’s a door in this story, and behind it a road. I’ve often stood there with my shoes on, and gone back in because the kettle was boiling. Then one morning there’s a second pair of shoes next to mine. ‘Left or right?’ somebody asks, with a mouth full of bread. I’d always thought that one had to know. ‘Left,’ I say. It turns out to be the wrong way. We see a heron, a fair, and a town that isn’t on any map, and we come home after dark with wet feet and a great deal to tell.",
			"At the beginning there’s a map on a wall. It has white places in it, and at night I go there. By day there’s always something to do. Then I meet somebody who owns the next sheet. We lay the two side by side on the floor, on our knees, and the road goes on. That’s how it starts. There are trains in this story, and bread bought in languages that I don’t speak. I see what others miss, and they see what I miss. Between us we miss hardly anything.",
		],
	],
	[
		"passion",
		[
			"There’s a fire in this story, and for a long time I carry it under my coat, so that nobody stares. It’s a good coat. It has a few holes by now. One evening somebody says: ‘You’re glowing. Aren’t you hot in that thing?’ And I undo one button. Light falls on the table, on the bread, on a face that bends a little nearer. Nothing catches fire that doesn’t want to. After that I wear the coat open. In winter people stand closer, and I choose who may warm their hands.",
			"I’m a house with the lights on. From the street one sees curtains, and somebody going to and fro behind them. I think for a long time that one has to be finished before one opens, with every picture straight. Then one evening there’s music outside, and I open the window just as I am, with wet hair. Somebody looks up. I look down. It’s a long look, and neither of us pretends that it was meant for the neighbours. ‘Are you coming?’ I hear. I’m already on the stairs.",
		],
	],
	[
		"growth",
		[
			"I put something into a pot of earth and can’t tell anybody what it is, because I don’t know. I give it water, and I turn it to the light. ‘Is that supposed to be a tree?’ people ask, and laugh, quite kindly. One of them doesn’t laugh, and comes back with a bigger pot. ‘It’ll need that,’ I hear, ‘by spring.’ So I’m believed before there’s anything to see. That does something to the roots. In April I’ve got to move the table. In June I take a tile off the roof. I look up, and I’m standing in my own shade.",
			"This story is written in pencil. On page three I say ‘I can’t’, and somebody asks: ‘Not yet, or not at all?’ I go away and think about that for two days. ‘Not yet,’ I say then. ‘Good. Show me while it’s crooked. Don’t wait until it’s straight.’ So I show it while it’s crooked. I rub out a good deal, and the paper gets soft. On the last page so far I do the thing from page three, with my tongue between my teeth, and only notice when it’s done.",
		],
	],
	[
		"building",
		[
			"It begins with a heap of planks, some good windows that others had thrown out, and rain. People stop and ask what it’s going to be. ‘You’ll see,’ I say, and I mean: so will I. What’s crooked comes down and goes up again. For one whole winter there’s only a floor and a roof, and I sit in the middle with a lamp and I’m proud. Then the first wall is up. I lean on it. It doesn’t mind. By now I can see where the table will be, and that it has to be longer than I’d drawn it.",
			"In this story I’m given a plan that has been folded so often that it’s as soft as cloth. Some of the lines are missing, and I draw them in as I go. There are years in which nothing seems to happen. Something dries, something settles, a beam finds its place with a crack in the night, and I learn to sleep through it. There’s always somebody holding the other end. In the last picture it’s evening. There’s light in the windows, and I know for every one of them who is sitting there.",
		],
	],
	[
		"everyday",
		[
			"Nobody writes songs about this story. There’s no dragon in it. There’s a light in the hall, left on for whoever comes in late. There’s a cup, and it’s in the right place. Somebody asks ‘how was it?’ and puts the paper down to hear. One could walk right through the middle and think that nothing was going on. I know what’s going on. It goes on every day, at no particular hour, and it smells of onions. If there ever is a dragon, there’ll be a plate for it.",
			"At the beginning I find a coin on the road, so small that nobody else has bent down for it. I keep it. The next day there’s another. I start giving them away as well: one for a door held open, one for a question that somebody remembered. ‘That’s no treasure,’ people say. ‘It doesn’t even glitter.’ But I’m patient, and I’ve got pockets. Years later I turn them out onto a table, one evening, in company, and we begin to count. We don’t get to the end. It gets too late for counting.",
		],
	],
]);

export const plainIntro =
	"My story goes on from here, and this page is about where to. It needn’t be far. There’s a morning in it and an evening, and a hard minute, because there’s one in every life, and what comes after it. I write it in my own hand and in the present tense, to see how it feels. What feels right, I keep. The rest I cross out and write anew.";

/** Introduces the chosen sentence in the healed script. */
export const sentenceOpening = "Of all the sentences that I could live by, this is the one that I choose:";
