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

/**
 * Scenes built around one of the person's answers: where they like who they are, who is close to them, how they would
 * like to begin when it gets hard, what they hope for when they are hurt. `{words}`, the answer as it was written,
 * follows a complete sentence of ours. None says that a hope comes true.
 */
export const wovenScenes: Readonly<Record<Moment, Scene>> = {
	morning: {
		title: "Where I like who I am",
		says: { time: "now" },
		text: "Before the day has properly begun, I think of where I like who I am.\n{words}\nThat’s me as well, I think, and I get up with it. Whatever else is in this day, I know of one place where nobody has to tell me how to be. I get my things together. I don’t hurry, and I take something of it along.",
	},
	evening: {
		title: "With those who are close",
		says: { time: "now" },
		text: "In the evening I go through the ones who are close to me.\n{words}\nNear or far, they’re in this day. I let one of them know that I’ve thought of them, with a few words and for no reason. Then I stay where I am for a while, and I’m glad of every name.",
	},
	quarrel: {
		title: "The first minute, as I’d like it",
		says: { between: "two" },
		text: "In the afternoon it gets tense between me and somebody who matters to me. But I’ve thought about this minute, on a quiet day, and I know how I’d like to spend it.\n{words}\nThat’s how I begin. It needn’t come out perfectly, and it’s mine. What becomes of it doesn’t depend on me alone. The beginning does.",
	},
	repair: {
		title: "What I hope for",
		says: { between: "two" },
		text: "Later I think of what I hope for when something has hurt me.\n{words}\nIt can be said in a few words, and it’s good to know it. And what I can do of it for myself, I do now: I’m gentle with myself, and I give it time.",
	},
};
