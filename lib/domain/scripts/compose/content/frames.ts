/** Beginnings of the myth, by what love could bring (Soul Spark, q5). They say what was chosen and where it leads. */
export const intros: ReadonlyMap<string, readonly string[]> = new Map([
	[
		"rest",
		[
			"If love could bring one thing into my life, I’d choose a place where I can stop proving myself. So my story goes there. In the middle of it stands a chair. I don’t have to have earned it, and nobody looks at the clock. I come in with everything that I carry, and I put it down beside the door. Then I sit down, and I stay for as long as I like.",
			"I was asked what love could bring me, and I said: a place where I can stop proving myself. I can nearly see it. There’s a chair in it that is mine. What I’ve done today is welcome, and so is what I haven’t. That is the direction of my story, and each chair that I sit down in on the way is a piece of it.",
		],
	],
	[
		"adventure",
		[
			"If love could bring one thing into my life, I’d choose company for going out into the world. So my story has a road in it. The map has white places, and I’d like to know how they smell. One day the shoes are on and the door is open, and somebody says ‘left or right?’ and is happy with either. That is where it begins. I go and see.",
			"I was asked what love could bring me, and I said: company for going out into the world. My story isn’t one for the armchair, then. It has stations in it, and bread bought in a language that I can’t speak. There’s a second pair of eyes that sees what I miss. Some chapters may be short, as far as the next hill. I turn the page, and there we are, outside.",
		],
	],
	[
		"passion",
		[
			"If love could bring one thing into my life, I’d choose to want and to be wanted. So my story is a warm one. There’s a fire in it, and it’s nobody’s secret. I hold my hands out to it, and I’m lit by it to the edges. I want, and I let it be seen. And somebody looks at me as if they’d been hoping for me.",
			"I was asked what love could bring me, and I said: wanting, and being wanted. It’s a short answer, and all of me is in it. My story needn’t be sensible on every page. There’s a look across a room in it, and it’s meant for me. There’s my own pulse, and I like to hear it. I don’t wait until I’m finished to be desired. I come as I am, and warm.",
		],
	],
	[
		"growth",
		[
			"If love could bring one thing into my life, I’d choose somebody who believes that I can be more, and asks it of me. So there is a seed in my story, and a place with light, and a voice that says: plant it, I’d like to see. I don’t know yet what it will be. I put it into the earth. I grow in my own direction, and I’m believed before there’s anything to show.",
			"I was asked what love could bring me, and I said: somebody who believes that I can be more, and asks it of me. So my story is still being written, in pencil. There’s a place in it where I say ‘I can’t’, and somebody asks ‘not yet, or not at all?’ and waits. I look again. It’s ‘not yet’. On the next page I’ve sharpened the pencil and begun.",
		],
	],
	[
		"building",
		[
			"If love could bring one thing into my life, I’d choose to build something that lasts. So there are planks in my story, and windows, and some good stones. They may lie about for a while. One day the first wall stands, and it’s straight, and I can see where the table will be. I build slowly, and what I build may last.",
			"I was asked what love could bring me, and I said: building something that lasts. My story is measured in years, then, and I’ve nothing against that. There’s a plan in it, soft from being unfolded so often. What’s crooked is taken down and put up again. In the last picture there’s light in the windows. I’m inside, and it holds.",
		],
	],
	[
		"everyday",
		[
			"If love could bring one thing into my life, I’d choose small daily kindness, for a long time. So my story is made of small things: a cup, a question, a light in the hall. Nobody writes songs about them. One could walk through my story and think that nothing happens in it. I know what happens in it. It happens every day, and it’s a great deal.",
			"I was asked what love could bring me, and I said: small daily kindness, for a long time. Both halves of that count, the small and the long. In my story somebody remembers what I like, and I remember as well. It’s no story to tell at parties. It’s the one that I’d like to be in.",
		],
	],
]);

export const plainIntro =
	"My story goes on from here, and this page is about where to. It needn’t be far. There’s a morning in it and an evening, and a hard minute, because there’s one in every life, and what comes after it. I write it in my own hand and in the present tense, to see how it feels. What feels right, I keep. The rest I cross out and write anew.";

/** Introduces the chosen sentence in the healed script. */
export const sentenceOpening = "This is the sentence that I choose:";
