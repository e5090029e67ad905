import type { Moment, Scene } from "../scene";
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
 * Scenes built around one of the person's answers: where they like who they are, who is close to them, how they would
 * like to begin when it gets hard, what they hope for when they are hurt. `{words}` is the answer as it was written, on
 * lines of its own. None says that a hope comes true.
 */
export const wovenScenes: Readonly<Record<Moment, Scene>> = {
	morning: {
		title: "Where I like who I am",
		says: { time: "now" },
		text: "I wake up, and before I get up I think of where I like who I am:\n{words}\nThat’s me as well, I think. I drink something warm and look out at the weather. Whatever else there is in this day, I take that one along.",
	},
	evening: {
		title: "With those who are close",
		says: { time: "now" },
		text: "In the evening I think of everybody who is close to me:\n{words}\nI let one of them know that I’ve been thinking of them, in a few words and without a reason. Then I stay where I am, with the lamp on. Near or far, they’ve been in this day.",
	},
	quarrel: {
		title: PLANNED,
		bars: ["missed"],
		says: { between: "two" },
		text: "Then it gets tense after all, between me and somebody who matters to me. I’ve thought about this minute on a quiet day, and I know how I’d like to spend it:\n{words}\nSo I begin with that. My voice comes out a bit crooked, but it comes. What becomes of it doesn’t depend on me alone. The beginning does.",
	},
	repair: {
		title: "What I hope for",
		bars: ["missed"],
		after: [PLANNED],
		says: { between: "two" },
		text: "There’s one thing that I hope for when something has hurt me:\n{words}\nI don’t wait until it’s guessed. I say it, in about those words, and then I give it time. My breath comes down again by itself. After a while I notice that I’m looking out of the window, and that I’m seeing what’s there.",
	},
};
