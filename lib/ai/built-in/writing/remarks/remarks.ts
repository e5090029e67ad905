import type { MoveName } from "../../lexicon/moves";
import { remarksAboutOthers } from "./about-others";
import { remarksAboutSelf } from "./about-self";

/** What the coach says after quoting a turn of phrase. */
export const remarksOn: Partial<Record<MoveName, readonly string[]>> = { ...remarksAboutSelf, ...remarksAboutOthers };

interface Pairing {
	/** Turns of phrase from answers to two different questions. */
	first: readonly MoveName[];
	second: readonly MoveName[];
	/** What the two mean side by side. Follows both quotes. */
	says: readonly string[];
	weight: number;
}

/** Two sentences that say more together than each does alone. The quotes precede, in the order of the questionnaire. */
export const pairings: readonly Pairing[] = [
	{
		first: ["defends", "minimises"],
		second: ["unseen", "neverShowed", "notThere", "notEnough", "lonely", "wish"],
		weight: 9,
		says: [
			"In the one you’re on their side, in the other you’re on your own. I don’t think you have to choose between the two. But so far the first has had the better lawyer.",
			"One sentence excuses, the other still hurts. As long as the excuse comes first each time, the hurt never gets to finish.",
		],
	},
	{
		first: ["lookedAfter", "fixes", "peacekeeper", "deeds"],
		second: ["unseen", "lonely", "worn", "neverTold", "pretended"],
		weight: 9,
		says: [
			"I’d like to put these two next to each other, because you wrote them in different places. The one who looks after things and the one nobody sees are the same person.",
			"Side by side they read like income and expenses. I think you know the first column by heart, and have only now written down the second.",
		],
	},
	{
		first: ["keptQuiet", "neverTold", "pretended", "sayYes"],
		second: ["wish", "unseen", "lonely"],
		weight: 8,
		says: [
			"What the second asks for, the first makes hard to give. I say it carefully, because keeping it in was surely sensible once. But nobody can come to a place that’s so well hidden.",
			"Between these two sentences lies, I think, most of what I’d want to talk about with you: you’d like to be met, and you’ve become very good at not being found.",
		],
	},
	{
		first: ["onMyOwn", "pullAway", "mistrust"],
		second: ["lonely", "wish", "unseen"],
		weight: 8,
		says: [
			"The first keeps a distance that the second suffers from. I wouldn’t ask you to give up either. I’d ask which of them you’ve listened to more in the past year.",
			"Both are you, I think. One guards the door, and the other stands behind it and hopes for a knock.",
		],
	},
	{
		first: ["sayYes", "hadTo", "lookedAfter", "gaveUp"],
		second: ["worn", "heat", "guilty"],
		weight: 8,
		says: [
			"I’d read the second as the bill for the first. It comes later and to another address, and so one doesn’t see that they belong together.",
			"You wrote these about different things. To me they look like cause and effect, with a few weeks in between.",
		],
	},
	{
		first: ["swore"],
		second: ["alike", "heat", "keptQuiet", "busy"],
		weight: 8,
		says: [
			"A vow and what became of it. There’s no failure in that. What one fights one has to keep in view, and what one keeps in view one learns by heart.",
			"You meant to do it otherwise, and in places you catch yourself. The catching is the part that the one before you may never have done.",
		],
	},
	{
		first: ["deeds", "loved", "laughTogether"],
		second: ["neverShowed", "notThere", "unseen", "notEnough"],
		weight: 8,
		says: [
			"These two stand on the same page, and neither cancels the other. I think a good deal of confusion comes from trying to add them up to one verdict.",
			"There was something, and something was missing, and it was the same person. It’s harder to live with than plain lack, because one can’t stop hoping.",
		],
	},
	{
		first: ["harshVoice", "notEnough", "guilty", "tooMuch"],
		second: ["fixes", "lookedAfter", "loved", "proud"],
		weight: 7,
		says: [
			"I’d like those two sentences to meet. The person in the second is plainly somebody one would want to know, and the first hasn’t heard of it.",
			"Both are about you, and they don’t seem to have been introduced.",
		],
	},
	{
		first: ["usedTo", "gaveUp"],
		second: ["wish", "busy", "worn"],
		weight: 7,
		says: [
			"Something was given up, and something is wanted. I may be wrong, but I’m not sure that these are two different things.",
			"Put together they say: there was more of you about, once, and you’ve noticed.",
		],
	},
	{
		first: ["heat", "harshVoice"],
		second: ["saySorry", "regret", "wish", "lonely"],
		weight: 7,
		says: [
			"First the storm, then the longing to be held in spite of it. I think the second is what the first would say, if it had more time.",
			"What goes out loud in the one comes back as sorrow in the other. They’re closer than they look.",
		],
	},
	{
		first: ["died", "wasLeft", "moved"],
		second: ["onMyOwn", "mistrust", "pullAway", "plans", "busy"],
		weight: 7,
		says: [
			"I don’t want to draw a straight line where life made a crooked one. But I can see how a person might get from the first sentence to the second.",
			"The first is what happened. The second, I suspect, is what you made of it so as to be able to go on.",
		],
	},
	{
		first: ["readMood", "hadTo"],
		second: ["overthink", "saySorry", "worn", "plans"],
		weight: 7,
		says: [
			"The same attention, many years apart. It was needed in the first place. In the second I think it simply never got the message that the shift was over.",
			"One learned it there and does it here. Nobody has told the night watch to go home.",
		],
	},
	{
		first: ["earned", "notEnough", "compared"],
		second: ["busy", "worn", "hadTo", "plans"],
		weight: 7,
		says: [
			"In the one you learn what it takes; in the other you’re still paying it.",
			"I’d put an arrow from the first to the second, in pencil.",
		],
	},
];
