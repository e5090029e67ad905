import { type PatternName, patternNames, SHOWN_ABOVE } from "./ids";

const description = (
	headline: string,
	lines: { coreFear: string; adaptiveStrategy: string; relationshipImpact: string },
): string =>
	[
		headline,
		`Core Fear: ${lines.coreFear}`,
		`Adaptive Strategy: ${lines.adaptiveStrategy}`,
		`Relationship Impact: ${lines.relationshipImpact}`,
	].join("\n");

/**
 * The description of each pattern: a headline, then three lines of `Label: text` (Core Fear, Adaptive Strategy,
 * Relationship Impact), separated by line feeds. Plain text, no Markdown.
 */
export const patternDescriptions: Record<PatternName, string> = {
	Pleaser: description("Care that goes out to everyone and rarely comes home", {
		coreFear:
			"That if you disappoint someone they will love you less, and that a plain no could cost you your place with them.",
		adaptiveStrategy:
			"To read a room before entering it, and to offer what is wanted before anyone asks. It is a generous skill, which many people learned where it kept those they needed close.",
		relationshipImpact:
			"People feel cared for by you, but may never meet the you who is tired, cross or wants something else. What goes unsaid tends to return as resentment, or as the loneliness of being liked without being known.",
	}),
	Avoider: description("Staying safe with one hand on the door", {
		coreFear:
			"That if someone comes close enough to need you, you will lose your freedom, and that if you come to need them, they will let you down.",
		adaptiveStrategy:
			"To calm oneself alone, to go quiet when feelings run high and to ask for little. It makes for real independence, and many people learned it where there was too little room or too little comfort.",
		relationshipImpact:
			"The people you love may feel you leave just as things grow tender, and so they knock harder or stop knocking. It keeps the peace, and can leave you without the comfort of being reached on a bad day.",
	}),
	Anxious: description("Listening for the first sign of someone leaving", {
		coreFear: "That love can go quiet without warning, and that you will be left before you understand what changed.",
		adaptiveStrategy:
			"To notice every pause, tone and late reply, and to move closer, in deed or in thought, when something feels off. Many people learned it where care came and went and watchfulness helped to hold on to it.",
		relationshipImpact:
			"Reassurance may wear off quickly and have to be asked for again. The other person may feel tested, while evenings go into guarding a closeness that could be enjoyed.",
	}),
	Controller: description("Holding every thread so that nothing can fall", {
		coreFear:
			"That if you loosen your grip something you love will break, and that you will be the one who should have seen it coming.",
		adaptiveStrategy:
			"To plan ahead, decide early and rely on one’s own hands. Many people learned it where others could not be counted on and being the one in charge made life steady.",
		relationshipImpact:
			"Others can lean on you, yet may feel managed, corrected or not quite trusted. It can mean carrying more than your share, and make it hard to be surprised, helped or simply held.",
	}),
	Victim: description("When hope feels risky, bracing feels wiser", {
		coreFear: "That whatever you try will change nothing, and that no one will see how much it has hurt.",
		adaptiveStrategy:
			"To brace and to wait, as many people learned where acting brought no relief or made things harder. Expecting little spares fresh disappointment, and telling what hurt can be a way to look for someone who will stay.",
		relationshipImpact:
			"Those who love you may rush in to mend things and then draw back when nothing seems to help, which can leave you lonelier than before. What hurt deserves to be heard, and meanwhile your own power to ask, refuse and choose may lie unused where it would now work.",
	}),
	"All-or-Nothing": description("Love in full sun or not at all", {
		coreFear:
			"That anything less than whole and certain will turn out to be false, and that one flaw means you should have known.",
		adaptiveStrategy:
			"To sort things quickly into safe or unsafe, devoted or done. It goes with courage and conviction, and spares the ache of waiting in the unclear middle.",
		relationshipImpact:
			"Your yes is wonderful to receive, but one disappointment can make someone you adored look like a stranger. Those close to you may grow afraid of mistakes, and you may leave, or give up on yourself, just before the ordinary repair that deepens love.",
	}),
};

/** What two strong patterns become in combination. */
export interface Archetype {
	name: string;
	/** The two patterns it blends, in the order of `patternNames`. */
	pair: readonly [PatternName, PatternName];
	/** One line, without a full stop. */
	headline: string;
	/** Two or three sentences: what it is like from the inside, what it protects, what loosens it. */
	description: string;
}

/**
 * The ten blends. Five of the fifteen pairs have none: Pleaser with Anxious, Pleaser with Victim,
 * Avoider with Victim, Controller with All-or-Nothing, and Victim with All-or-Nothing.
 */
export const archetypes = [
	{
		name: "Savior",
		pair: ["Pleaser", "Controller"],
		headline: "You carry the light for everyone, and the weight as well",
		description:
			"When someone you love is struggling, it feels like a task with your name on it, and resting seems like letting them sink. Being needed protects you from finding out whether you would be wanted with nothing to give. It loosens when you ask what would help before you begin, and let someone do a small thing for you.",
	},
	{
		name: "Fortress",
		pair: ["Avoider", "Controller"],
		headline: "Your walls are well kept, and someone lives behind them",
		description:
			"From inside it feels like good sense: you handle your own affairs, say little, and decide who comes in and how far. The walls protect a tender place from being entered without care. They open one gate at a time, when you tell someone trustworthy about a feeling before you have solved it.",
	},
	{
		name: "Peaceweaver",
		pair: ["Pleaser", "Avoider"],
		headline: "You smooth every thread, and tuck your own out of sight",
		description:
			"You sense a quarrel long before it starts and smooth it over, agreeing aloud while some part of you slips quietly away. It protects the bond from conflict, which can feel as if it would cost you warmth or safety. It loosens when, with someone safe, you voice one small disagreement and stay long enough to see that the cloth holds.",
	},
	{
		name: "Investigator",
		pair: ["Anxious", "Controller"],
		headline: "You look for proof where only trust can answer",
		description:
			"A changed tone or a late reply becomes a question you must settle, so you reread, ask again and put the clues in order. Knowing first protects you from being caught unprepared by a loss. It loosens when you name the fear itself, “I felt far from you today”, and let one answer be enough for one evening.",
	},
	{
		name: "Strategist",
		pair: ["Controller", "Victim"],
		headline: "You think three moves ahead so as not to be hurt",
		description:
			"In your mind the board is always set: who might let you down, what you would do then, how to get what you need without asking outright. Thinking ahead protects you from being helpless. It loosens when you make one request plainly, with no plan behind it, and find that a no can be survived and a yes can come freely.",
	},
	{
		name: "StormChaser",
		pair: ["Anxious", "All-or-Nothing"],
		headline: "You feel most alive where love is least certain",
		description:
			"Longing, quarrel and reunion can feel like proof that love is real, and a calm week like the beginning of the end. The intensity protects you from a quieter fear, that you might be forgotten when nothing is happening. It loosens when you let an ordinary evening be ordinary, and notice that the bond is still there in the morning.",
	},
	{
		name: "Curator",
		pair: ["Pleaser", "All-or-Nothing"],
		headline: "You show only the pieces of you that cannot disappoint",
		description:
			"You choose with care what others get to see, because one wrong word seems enough to undo all the right ones. The display protects your unfinished parts from the verdict that you dread. It loosens when you show someone kind a cracked piece, and they pick it up gently.",
	},
	{
		name: "Historian",
		pair: ["Anxious", "Victim"],
		headline: "You keep the pages of old hurts close at hand",
		description:
			"The past stays near, and when someone sighs or turns away you can feel every earlier time it happened. Remembering protects you from being hurt twice in the same way, and from having what happened denied. It loosens when a page has been truly heard by someone, and you let today have a page of its own.",
	},
	{
		name: "Analyst",
		pair: ["Avoider", "Anxious"],
		headline: "You want closeness and study it from a safe distance",
		description:
			"You long to be near and grow uneasy once you are, so you step back into thought and try to work out what it all means. Understanding protects you from two dangers at once, being left and being swallowed. It loosens when you say a feeling while it is still half formed, and let yourself be met before you have understood.",
	},
	{
		name: "Wanderer",
		pair: ["Avoider", "All-or-Nothing"],
		headline: "You leave for the next hill when love turns ordinary",
		description:
			"Beginnings feel wide and true; then a flaw appears, or a promise is asked of you, and the road starts to call. Leaving early protects you from being held in something that is not right, and from being the one who is left. It loosens when, with someone who treats you well, you stay a little past the first doubt and find that being known has a horizon too.",
	},
] as const satisfies readonly Archetype[];

export type ArchetypeName = (typeof archetypes)[number]["name"];

/**
 * Finds the archetype that blends a person's two strongest patterns.
 * @param scores Pattern scores in percent (0 to 100), in any order. Unknown names are ignored, a missing pattern counts
 * as 0, and of duplicates the higher score counts.
 * @returns The archetype of the two highest patterns if both are above 60 and their pair has one; otherwise null. Equal
 * scores rank in the order of `patternNames`, so that the result is always the same.
 */
export function blendOf(scores: readonly { name: string; score: number }[]): Archetype | null {
	const highest = patternNames
		.map((name) => ({ name, score: Math.max(0, ...scores.filter((s) => s.name === name).map((s) => s.score)) }))
		// Array.prototype.sort is stable: patterns with equal scores stay in the order of patternNames.
		.sort((a, b) => b.score - a.score)
		.slice(0, 2);
	if (highest.some(({ score }) => score <= SHOWN_ABOVE)) return null;
	return archetypes.find(({ pair }) => highest.every(({ name }) => (pair as readonly string[]).includes(name))) ?? null;
}
