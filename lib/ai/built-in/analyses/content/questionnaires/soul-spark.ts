import { lines } from "../../../parts/phrasebook";
import { sparkByChoice } from "../by-choice";
import type { Guide } from "../guide";

export const soulSpark: Guide = {
	byChoice: sparkByChoice,
	plain: [],
	voiced: ["q2", "q4", "q6", "q9", "q12"],
	core: {
		from: ["q4", "q5", "q12", "q6", "q1"],
		ask: lines(
			"What do these wishes have in common?",
			"Which of them is closest, and which is farthest off?",
			"Which of them could begin without anybody else?",
			"If only one came true, which should it be?",
			"Which of these have you wanted the longest?",
			"Read it aloud. Where does your voice go up?",
		),
	},
	origin: {
		from: ["q1", "q2", "q3"],
		ask: lines(
			"What of that is still in your days?",
			"When did you stop, if you stopped?",
			"Who knew that about you then?",
			"Where did the time go in those hours?",
			"Describe the place once more, with one thing in it that could be touched.",
		),
	},
	impact: {
		from: ["q10", "q11"],
		ask: lines(
			"How does it announce itself?",
			"What does it protect?",
			"Who or what has helped you along before?",
			"What has become of the wishes you did follow?",
		),
	},
	inner: {
		from: ["q11", "q8", "q4"],
		ask: lines(
			"What do you believe about it on your best days?",
			"What would you need to know to believe one point more?",
			"What is one thing you can want without having to get it?",
			"When do you feel most awake?",
			"Give the wish five minutes of daydream, with the telephone in another room.",
		),
	},
	relational: {
		from: ["q9", "q7", "q6", "q5"],
		ask: lines(
			"Who knows this about you already?",
			"What do you do when you’d like somebody to come nearer?",
			"Whom have you let see how much they mean to you?",
			"Which of it is true of friendship as well?",
			"Who does one of these things already, in whatever way?",
			"What would you like to give in the same way?",
		),
	},
	steps: lines(
		"Collect five pictures, cuttings or lines that look like what you want, without asking why.",
		"Take the first half hour of Saturday for it.",
		"Find out who does already what you’d like to do, and how they began.",
		"Write down three things you want that can’t be bought.",
		"Do for one hour what you could do for hours at ten, or the nearest thing to it.",
		"Find a piece of that ordinary evening that you can have this week, alone or in company.",
		"Show one person you love, in a small way of your own, that they matter to you.",
		"Read or watch again the story that has stayed with you, and note what you see in it now.",
		"Write *What would I need to begin?* at the top of a page and list ten things. Circle the cheapest.",
		"Spend an evening this month exactly as you’d choose, and write down the best minute of it.",
	),
	areas: lines(
		"Which place would you like to see again?",
		"What did you want last summer?",
		"What would you do if it didn’t have to be good?",
		"What did you want at twenty that you’re glad you didn’t get?",
		"Whose life contains a piece of the one you want?",
		"What would you regret not having tried?",
		"What are you good at in love?",
		"What can you do alone that you’d rather do together, and the other way round?",
		"When do you lose track of time today?",
		"What would you wish for a friend who had answered like this?",
	),
	closings: lines(
		"A wish that’s written down doesn’t have to hurry.",
		"It’s allowed to want this. It’s also allowed to want something else next year.",
		"These are your wishes, in your words. Nobody has improved them.",
		"Keep it near, where you can add to it.",
		"What you’d do for hours is a good guide, and it’s been yours all along.",
	),
};
