import { lines } from "../../../parts/phrasebook";
import type { Guide } from "../guide";

/** For a questionnaire that nobody has written a guide for: its answers are shown in their order. */
export const plain: Guide = {
	plain: [],
	voiced: [],
	core: {
		from: ["q1", "q2", "q3"],
		ask: lines(
			"Which of these would you tell first?",
			"What do these have in common, if anything?",
			"What would you add now that it stands here?",
		),
	},
	origin: {
		from: ["q4", "q5"],
		ask: lines("Since when has it been so?", "What came before it?", "Who else could tell about it?"),
	},
	impact: {
		from: ["q6", "q7"],
		ask: lines("Where do you notice it most?", "What would be missing without it?", "Who knows about it?"),
	},
	inner: {
		from: ["q8", "q9"],
		ask: lines(
			"Stay with one of your sentences for a minute.",
			"What would you say to a friend who had written this?",
			"What can stay as it is?",
		),
	},
	relational: {
		from: ["q10", "q11"],
		ask: lines("With whom is this easy?", "Who would like to know it?", "What would you like to be asked?"),
	},
	steps: lines(
		"Choose the sentence of yours that is most worth keeping, and copy it by hand.",
		"Write for ten minutes on from where one of your answers stops.",
		"Tell one of these things to somebody who is good to you, if you feel like it.",
		"Answer one of the questions again in a month, without looking at this.",
	),
	areas: lines(
		"Which question was missing?",
		"Which of your answers came quickly, and which took a while?",
		"What would you have written a year ago?",
		"Which answer would you like to be asked about?",
	),
	closings: lines("It stands here as you wrote it.", "That’s enough for one sitting.", "You can change any of it."),
};
