import { type Moment, type Scene, withSomebody } from "../scene";
import { evenings } from "./scenes/evenings";
import { mornings } from "./scenes/mornings";
import { quarrels } from "./scenes/quarrels";
import { repairs } from "./scenes/repairs";

/** Scenes to choose from. */
export const scenes: Readonly<Record<Moment, readonly Scene[]>> = {
	morning: mornings,
	evening: evenings,
	quarrel: quarrels,
	repair: repairs,
};

/** The title of the quarrel that the person has thought about beforehand. */
const PLANNED = "The first minute, as I’d like it";

/**
 * Scenes built around one of the person's answers: where they like who they are, what they look forward to, who is close
 * to them, what makes them feel wanted, how they would like to begin when it gets hard, what they hope for when they are
 * hurt, what they do on a bad day. `{words}` is the answer as it was written, on lines of its own. None says that a hope
 * comes true.
 */
export const wovenScenes = {
	self: {
		title: "Where I like who I am",
		says: { time: "now" },
		text: "I wake up, and before I get up I think of where I like who I am:\n{words}\nThat’s me as well, I think. I drink something warm and look out at the weather. Whatever else there is in this day, I take that one along.",
	},
	week: {
		title: "What I look forward to",
		says: { time: "now" },
		text: "I wake up, and I don’t get up at once. First I think of what an ordinary week has in it:\n{words}\nOne of these is never far off. I stretch as far as I can, in every direction, and then I get up for the rest of it as well.",
	},
	close: {
		title: "With those who are close",
		bars: withSomebody,
		says: { time: "now" },
		text: "In the evening I think of everybody who is close to me:\n{words}\nI let one of them know that I’ve been thinking of them, in a few words and without a reason. Then I stay where I am, with the lamp on. Near or far, they’ve been in this day.",
	},
	wanted: {
		title: "What makes me feel wanted",
		bars: withSomebody,
		says: { time: "now" },
		text: "In the evening I put on one lamp and think of what makes me feel wanted:\n{words}\nI don’t count how often it happens. I know what it is, and I know it when it comes. Then I do one small thing of that kind for somebody else, and the evening is warm.",
	},
	plan: {
		title: PLANNED,
		bars: ["missed"],
		says: { between: "two" },
		text: "Then it gets tense after all, between me and somebody who matters to me. I’ve thought about this minute on a quiet day, and I know how I’d like to spend it:\n{words}\nSo I begin with that. What becomes of it doesn’t depend on me alone. The beginning does.",
	},
	hope: {
		title: "What I hope for",
		bars: ["missed"],
		after: [PLANNED],
		says: { between: "two" },
		text: "There’s one thing that I hope for when something has hurt me:\n{words}\nI give it time. My breath comes down again by itself. After a while I notice that I’m looking out of the window, and that I’m seeing what’s there.",
	},
	care: {
		title: "What does me good",
		says: { between: "self" },
		text: "I know what does me good when a day has been hard:\n{words}\nSo I do that, or as much of it as there is room for today. It doesn’t have to be clever. I speak to myself meanwhile as I’d speak to a friend. Some time later I notice that it’s over, and that I’m still on my own side.",
	},
} as const satisfies Readonly<Record<string, Scene>>;
