/** Beginnings of the myth, by what love could bring (Soul Spark, q5). */
export const intros: ReadonlyMap<string, string> = new Map([
	[
		"rest",
		"There is somebody who is good at carrying. For years nothing was ever put down, because nobody knew what would happen then. One evening it is put down, and nothing falls over. There is a chair, and a lamp, and nobody wants anything. That is where my story turns. I sit down, and I stay for as long as I like.",
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

/** Texts that hold the healed script together. */
export const main = {
	opening: "This is the sentence that I choose:",
	after: "I don’t have to feel it all day long. An hour of it will do to begin with.",
	affirmations: "These lines are mine to say, on any day.",
	closing: "None of this asks me to be somebody else. I may change every word of it, whenever I know better.",
};
