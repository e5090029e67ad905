import type { Kind } from "@/lib/domain/safety/kinds";
import { type Line, line, lined, lines } from "../../parts/phrasebook";

/** A card of a script. */
interface DangerCard {
	name: Line;
	description: Line;
	impact: Line;
}

/**
 * The text that replaces a script if lib/safety finds a danger: fixed wording that does not quote, coach or explain.
 */
export interface DangerScript {
	sentence: Line;
	/** Calm words at the very beginning. */
	first: Line;
	more: readonly Line[];
	cards: readonly [DangerCard, DangerCard, DangerCard];
	title: Line;
	healedSentence: Line;
	healed: readonly Line[];
	day: readonly Line[];
	affirmations: readonly Line[];
}

/** Part of all of them. */
const waits = line(
	"I have written more than this. It’s all still there, in my words. It may wait until there’s room for it, and this page can be written again whenever I like.",
);
const noCause = line("Nothing that I have answered makes me the cause of it. No number does, and no sentence.");
const nothingLarge = line(
	"I don’t have to decide anything large today, about anybody or about my life. I only have to get to where I’m not by myself with it.",
);

const forLife = lined<DangerScript>({
	sentence: "I may let a living person know how it is with me, today.",
	first:
		"Before anything else on this page, there is this. Some of what I wrote may be about not wanting to live, or about hurting myself. A page can’t answer that, and a living person can: somebody close, a doctor, a crisis line, the emergency number if it’s near. ‘Help now’ has the numbers. I can call tonight, and I don’t have to explain it well.",
	more: [
		noCause,
		"The next hour may be small. I can sit where there’s light, and drink something. What I could hurt myself with may go out of reach, or I may leave the room that it’s in.",
		waits,
		nothingLarge,
	],
	cards: [
		{
			name: "One person who knows",
			description: "I can write to one person: I’m not doing well, please stay with me for a while.",
			impact: "Somebody who knows can sit with me, or stay on the phone.",
		},
		{
			name: "One hour",
			description: "I may think only of the next hour, and then of the one after it.",
			impact: "Hours like this have passed for many people who were certain that they wouldn’t.",
		},
		{
			name: "Distance from what could hurt me",
			description: "I can put it out of reach, give it to somebody, or leave the room.",
			impact: "It gives the worst minutes time to go by.",
		},
	],
	title: "Still Here",
	healedSentence: "I may stay for this hour, and not by myself.",
	healed: [
		"This page was meant to look far ahead. It doesn’t have to. Today it may look as far as this evening, and a person who is with me.",
		"I can call a crisis line or the emergency number, or see a doctor.",
		"I don’t have to feel better first. I may be heard exactly like this.",
		waits,
	],
	day: [
		"I’m awake, and it is today. That’s all it has to be.",
		"I can drink some water. I can sit where it’s light.",
		"The number is where I can reach it. I don’t have to know what I’ll say.",
		"Somebody may be in the room with me, or on the phone. We needn’t talk about it.",
		"When it gets dark, the light may stay on. Somebody knows how it is with me. I may rest.",
	],
	affirmations: lines(
		"I may ask for help tonight.",
		"I don’t have to explain it well.",
		"I may stay for one more hour.",
		"I can let somebody sit with me.",
	),
});

const forSafety = lined<DangerScript>({
	sentence: "I may be safe, and that comes before everything else on this page.",
	first:
		"Before anything else on this page, there is this. Some of what I wrote reads as if I’m being hurt, or am afraid of somebody. If it’s so, it’s not my fault, and it’s not mine to manage better. I may get help: the emergency number if I’m in danger, a help line, one person outside whom I trust. ‘Help now’ has the numbers. A telephone that nobody else looks at is best.",
	more: [
		noCause,
		"Whatever I do to get through, keeping quiet, going along, watching, isn’t a trait of mine.",
		waits,
		nothingLarge,
	],
	cards: [
		{
			name: "Safe first",
			description: "I may think of where I’m safe, and for how long at a time.",
			impact: "Everything else can wait until then.",
		},
		{
			name: "One person outside",
			description: "I can tell one person whom I trust, or a help line, as much as I like.",
			impact: "They decide nothing for me, and somebody knows.",
		},
		{
			name: "Not mine to manage",
			description: "I don’t have to find the right words for anybody who frightens me.",
			impact: "No sentence of mine is the cause, and none is owed.",
		},
	],
	title: "A Safe Place First",
	healedSentence: "I may be safe, and I owe nobody an explanation for it.",
	healed: [
		"This page was meant to be about love. It may begin with something that comes before it: that nobody hurts me, and that I needn’t be afraid.",
		"I don’t have to come closer to anybody, explain, or forgive. Distance needs no defense.",
		"I may have people who know. ‘Help now’ has numbers, and a link that leaves this app at once.",
		waits,
	],
	day: [
		"I wake up, and I look at how it is today. I know that best.",
		"I can keep what I need in one place: papers, a key, a number.",
		"There may be an hour today when I can talk freely to somebody outside.",
		"I owe nobody an answer to what frightens me. I may be quiet, and I may go.",
		"At night I may be where I can sleep. That is enough for a day.",
	],
	affirmations: lines(
		"I may be safe.",
		"I don’t have to manage it better.",
		"I can tell one person outside.",
		"I owe nobody closeness.",
	),
});

const forOthers = lined<DangerScript>({
	sentence: "I can let nothing happen tonight, and talk to somebody instead.",
	first:
		"Before anything else on this page, there is this. Some of what I wrote may be about somebody coming to harm. Thinking something isn’t doing it. There are people whose work it is to listen to exactly this, without alarm: a crisis line, a doctor, the emergency number if it’s near. ‘Help now’ has the numbers.",
	more: [
		"I may put distance between myself and whoever it’s about: another room, the street, a bench.",
		"In great anger or fear everything narrows. It can widen again within the hour.",
		waits,
		"I don’t have to settle anything with anybody while it’s like this.",
	],
	cards: [
		{
			name: "Distance",
			description: "I can go somewhere else for the next two hours.",
			impact: "It gives everybody time, me as well.",
		},
		{
			name: "One calm person",
			description: "I can call somebody who isn’t part of it and say what I’ve been thinking.",
			impact: "What has been said to somebody calm is easier to hold.",
		},
		{
			name: "Empty hands",
			description: "I can leave behind whatever could hurt somebody.",
			impact: "Nothing has to be proved tonight.",
		},
	],
	title: "A Quiet Hour First",
	healedSentence: "I can wait, and have somebody beside me while I wait.",
	healed: [
		"This page was meant to look far ahead. Today it may look as far as the next hour, with nobody hurt in it.",
		"I can call a crisis line and say what I’ve been thinking.",
		"What made me write this can be told to somebody who is trained to hear it.",
		waits,
	],
	day: [
		"It’s morning, and nothing has to be settled today.",
		"I can walk, slowly, somewhere with other people in it.",
		"I can talk to somebody who isn’t part of it.",
		"What I’d like to say can be written down and left there.",
		"At night I may be tired, and nothing more. That is a good end of a day.",
	],
	affirmations: lines(
		"I can wait an hour.",
		"I may leave the room.",
		"I can say it to somebody calm.",
		"I don’t have to settle it tonight.",
	),
});

/** The texts by kind of danger. There is none for worry about somebody else, which does not stop a script. */
export const dangerScripts: ReadonlyMap<Kind, DangerScript> = new Map([
	["self-harm", forLife],
	["partner-danger", forSafety],
	["danger-to-others", forOthers],
]);

/** Whether one of these texts takes a script's place. @param text The main part of a life script, or the myth of a love script. */
export const isDangerScript = (text: string): boolean =>
	[...dangerScripts.values()].some(({ first }) => text.includes(first));
