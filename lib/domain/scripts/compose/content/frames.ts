/** How the myth begins, by what love could bring (Soul Spark, q5). */
export const intros: ReadonlyMap<string, string> = new Map([
	[
		"rest",
		"There is somebody who is good at carrying. For years the bags were never put down, because nobody knew what would happen then. One evening they stand by the door, and nothing falls over. There is a chair, and a lamp, and a voice that says: sit. That is where my story turns. I sit down, and I find that I was expected.",
	],
	[
		"adventure",
		"There is somebody who has always looked at the last house of the street and wondered what comes after it. The map has white places, and they smell of rain and bread. One day the shoes are on, and the door is open, and there may be company or there may not. That is where my story turns. I go and see.",
	],
	[
		"passion",
		"There is somebody with a fire inside, who learned early to keep a hand in front of it. It burned all the same, small and steady, through every winter. One evening the hand goes away, and the room is lit to its corners. That is where my story turns. I want, and I let it be seen, and I am wanted.",
	],
	[
		"growth",
		"There is somebody who keeps a seed in a coat pocket and has forgotten what it is a seed of. It needs a place with light, and one person who says: plant it, I would like to see. One spring it is in the earth. That is where my story turns. I grow in my own direction, and I am believed before there is anything to show.",
	],
	[
		"building",
		"There is somebody who collects: a plank here, a window there, a good stone. It has long looked like a heap. One day the first wall stands, and it is straight, and there is room for a table. That is where my story turns. I build slowly, with whoever wants to build, and what I build may last.",
	],
	[
		"everyday",
		"There is somebody who never asked for much: a cup put out in the morning, a light left on. Such wishes are easily overlooked, also by the one who has them. One day they are said aloud, and it turns out that they are the whole treasure. That is where my story turns. I live on small kindness, every day, and it is a great deal.",
	],
]);

export const plainIntro =
	"There is somebody who has come a long way with an old sentence in the pocket. It was useful once, and it has been read often enough. One morning the paper is turned over, and the other side is blank. There is a pen on the table. That is where my story turns. I write the next sentence myself, in my own hand, and I begin to live by it.";

/** What holds the healed script together. */
export const main = {
	opening: "This is the sentence that I choose:",
	after:
		"I say it in the morning, and I don’t have to believe it at once. I live as if it were so for an hour, and then for another one. It gets truer with use, as a path does.",
	patterns: "Three things are different now, and I can name them.",
	closing:
		"None of this asks me to be somebody else. What I learned early, I learned for good reasons, and I keep what still serves me. I have time. On some days I’ll forget all of it, and then I find this page again and begin where I am. I may change every word of it, whenever I know better.",
};

/** What stands between the scenes of the day; the optional ones come in until it is a whole day. */
export const day = {
	waking: "It’s morning, some years from now. I’m awake, and the day is still wide.",
	sentence: "Before I get up, I say my sentence once:",
	noon: "At noon I stop for a minute. I look at my hands, I look at the sky. I ask how I am, and I answer honestly. Then I eat something warm, and I don’t do anything else while I eat it.",
	more: [
		"In the forenoon I do what I do. I do it at my own speed. Somebody thanks me for something, and I let the thanks arrive. I look up from time to time, and the window is still there.",
		"Something comes up that isn’t mine to solve. I notice it, I wish it well, and I leave it where it is. I’m surprised how quietly that goes.",
		"On the way I meet somebody I like. We stand there with our bags for five minutes. I’m asked how I am, and I say a true sentence, not a large one. We part, and I’m warmer than before.",
		"In the late afternoon the light lies low across the floor. I have half an hour that belongs to no one. I lie down, or I put on a song, or I do nothing at all, and nobody has to earn it.",
		"Before it gets dark I water what needs water. I put one thing back in its place. I think of somebody whom I love, and I write two lines to them, for no reason.",
		"There is a piece of work that I have put off for a week. I set the clock to twenty minutes and begin in the middle. When it rings, I’m not done, and I’ve begun. That is worth a biscuit, and I have one in the tin.",
		"A child on a bicycle rings its bell at me, for no reason at all. I wave. The street smells of linden trees or of rain, I can’t decide. I take the longer way on purpose, and my feet are glad of it.",
	],
	night:
		"At night I lie still and let the day go past me once more. I find one thing in it that was good, and it isn’t hard to find. I’m safe where I am. I put the day down as it is, and I sleep.",
};
