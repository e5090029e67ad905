/** The myth, by what love could bring (Soul Spark, q5): a small tale about what was chosen and where it leads. */
export const intros: ReadonlyMap<string, readonly string[]> = new Map([
	[
		"rest",
		[
			"Of all that love could bring, I chose a place where I can stop proving myself. So this is the story of somebody with a heavy bag full of proofs. One evening there’s a door, and a voice says: ‘Leave that outside.’ I come in without it. There’s a chair, and I’m asked for nothing.",
			"Of all that love could bring, I chose rest. In this story I’ve run for a long time, and I’ve run well, and nobody could tell me where it ends. Then I slow down. I sit down beside the track, somebody moves over, and the grass is warm. I wish the others well.",
		],
	],
	[
		"adventure",
		[
			"Of all that love could bring, I chose company for going out into the world. In this story there’s a road, and I’ve got my shoes on. I don’t know the way, and it turns out that one needn’t. ‘Left,’ I say. What I miss, somebody else sees, and we come home with a great deal to tell.",
			"Of all that love could bring, I chose to go out and see. This is the story of somebody whose map has white places in it. It doesn’t begin with being brave. It begins with a bag by the door, and with one step that I take before I’ve thought about the second.",
		],
	],
	[
		"passion",
		[
			"Of all that love could bring, I chose wanting, and being wanted. In this story I carry a light under my coat for years, so that nobody stares. One evening I undo a button. Nothing happens that I don’t want to happen. It only gets warm, and I choose who may come near.",
			"Of all that love could bring, I chose to want and to be wanted. This is the story of a house that has been kept dark from the street. One evening I open the window, just as I am. There’s music outside. I’m seen, and I don’t step back.",
		],
	],
	[
		"growth",
		[
			"Of all that love could bring, I chose somebody who believes that I can be more. In this story I plant something and can’t say yet what it’s going to be. Others smile. One brings a bigger pot. So there’s room before there’s anything to see, and I grow into it.",
			"Of all that love could bring, I chose somebody who asks more of me. This story is written in pencil. On the first page I say ‘I can’t’, and I’m asked: ‘Not yet, or not at all?’ ‘Not yet,’ I say. I rub out a good deal. Some pages later I do it.",
		],
	],
	[
		"building",
		[
			"Of all that love could bring, I chose to build something that lasts. This story is slow. It begins with a heap of planks and with rain, and people ask what it’s going to be. I do one piece a day. In the last picture there’s light in the windows.",
			"Of all that love could bring, I chose something that lasts. In this story I’m given a plan with half of its lines missing, and I draw them in as I go. There are years in which nothing seems to happen. Something settles in them. Then I lean on a wall, and it holds.",
		],
	],
	[
		"everyday",
		[
			"Of all that love could bring, I chose small kindness, every day and for a long time. Nobody sings about this story. There’s no dragon in it. There’s a light left on for whoever comes in late, and a question that’s asked because somebody wants to know.",
			"Of all that love could bring, I chose the small things. In this story I find a coin so small that nobody else has bent down for it. The next day there’s another. I keep some and give some away. Years later I turn out my pockets, and it’s a fortune.",
		],
	],
]);

export const plainIntro =
	"My story goes on from here, and this page is about where to. It needn’t be far. There’s a morning in it and an evening, and a hard minute, because there’s one in every life, and what comes after it. What feels right, I keep. The rest I cross out and write anew.";

/** Introduces the chosen sentence in the healed script. */
export const sentenceOpening = "This is the sentence that I choose to live by:";
