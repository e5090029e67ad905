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
 * like to begin when it gets hard, what they hope for when they are hurt. `{words}` is the answer as it was written, in
 * quotation marks. None says that a hope comes true.
 */
export const wovenScenes: Readonly<Record<Moment, Scene>> = {
	morning: {
		title: "Where I like who I am",
		says: { time: "now" },
		text: "Before the day has properly begun, while the water is heating, I think of the place where I like who I am. {words} That’s me as well, I think, and I turn off the gas. I put on what’s warm. I look for the second glove and find it in the first. Whatever else there is in this day, I know of one place where nobody has to tell me how to be, and I take a piece of it along, as one takes bread.",
	},
	evening: {
		title: "With those who are close",
		says: { time: "now" },
		text: "In the evening I lay the table in my head, for everybody at once. {words} It would be a tight fit, and somebody would have to sit on the piano stool. I let one of them know that I’ve been thinking of them, in a few words and without a reason. Then I stay where I am, with the lamp on. Near or far, they’ve been in this day, and I’m glad of every name.",
	},
	quarrel: {
		title: PLANNED,
		bars: ["missed"],
		says: { between: "two" },
		text: "And then it gets tense after all, between me and somebody who matters to me. It’s about nothing much, and the air goes thin. I know this minute. I’ve thought about it on a quiet day, and I’ve even written down how I’d like to spend it. {words} So I begin with that. My voice comes out a bit crooked, but it comes. What becomes of it doesn’t depend on me alone. The beginning does, and I’ve made it.",
	},
	repair: {
		title: "What I hope for",
		bars: ["missed"],
		after: [PLANNED],
		says: { between: "two" },
		text: "There’s one thing that I hope for when something has hurt me. {words} It could wait until it’s guessed. I say it instead, in about those words, and then I give it time. I run cold water over my wrists and eat something. My breath comes down again by itself. After a while I notice that I’m looking out of the window, and that I’m seeing what’s there.",
	},
};
