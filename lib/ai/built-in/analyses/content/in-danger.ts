import type { Kind } from "@/lib/domain/safety/kinds";
import { type Line, lined } from "../../parts/phrasebook";

/** The text that replaces an analysis if lib/safety finds a danger. It does not coach, quote or explain. */
export interface DangerText {
	keyInsights: readonly [Line, Line];
	corePattern: Line;
	origin: Line;
	impact: Line;
	innerWork: Line;
	relationalShifts: Line;
	actionSteps: readonly [Line, Line, Line];
	areas: readonly [Line, Line];
	closing: Line;
}

const forLife = lined<DangerText>({
	keyInsights: [
		"Some of what you wrote may be about not wanting to live, or about hurting yourself. I’m a program and can be wrong about words, but I won’t go on to counting answers as if they weren’t there.",
		"I can’t see how you are, and I can’t come. Please let a living person know today.",
	],
	corePattern:
		"There’s no pattern named here. Whatever else could be said about these answers can wait, and will still be there.",
	origin: "You don’t have to explain where it comes from to be allowed to ask for help.",
	impact:
		"When it’s this heavy, it can seem that nothing will ever change. Many people have thought so and later found that it did.",
	innerWork:
		"Make the next hour smaller. Sit where there’s light. Drink something. If there’s anything near you that you could hurt yourself with, leave the room or put it out of reach. Nothing has to be decided today.",
	relationalShifts:
		"One plain sentence is enough to begin with: *I’m not doing well, please stay with me for a while.* Say it to a friend, a neighbor, a doctor, or somebody on a help line.",
	actionSteps: [
		"If you might act on it, call the emergency number of your country now, or go to the nearest emergency room.",
		"Call or write to a crisis line. *Help now* has the numbers. They’re there at night too, and you don’t need to give your name.",
		"Ask one person to be with you this evening, or to stay on the phone, and see a doctor as soon as you can.",
	],
	areas: ["Who could be in the same room with you tonight?", "Who has picked up before, when it was late?"],
	closing: "You wrote it down. Please show it to somebody who can stay with you.",
});

/** The text for somebody whom somebody else hurts or frightens. */
export const safetyText = lined<DangerText>({
	keyInsights: [
		"Some of what you wrote reads as if somebody hurts you or frightens you. I’m a program and can be wrong about words, but I won’t go on to patterns as if they weren’t there.",
		"If it is so: nothing you said, did or left undone makes it your fault, and it isn’t yours to manage better.",
	],
	corePattern:
		"There’s no pattern of yours named here. What somebody does to get through a frightening time, keeping quiet, going along, watching, isn’t a trait of theirs.",
	origin:
		"Why somebody hurts another is not a question that you have to answer, and no answer obliges you to stay near.",
	impact: "Being on guard takes strength from everything else: sleep, patience, thinking ahead. That isn’t weakness.",
	innerWork: "Nothing is asked of you here, and you needn’t decide today what happens with anybody.",
	relationalShifts:
		"I won’t suggest that you talk it through with the person you’re afraid of, or come closer. That can make things more dangerous. One person outside who knows is worth a great deal.",
	actionSteps: [
		"If you’re in danger now, call the emergency number of your country, or go where there are other people.",
		"Talk to a help line for people who are hurt at home; *Help now* has their numbers. Use a telephone or a computer that nobody else looks at. They decide nothing for you.",
		"If somebody else may look at this screen, *Help now* has a link that leaves this app at once.",
	],
	areas: ["Where are you safe, and for how long at a time?", "Who would believe you at once?"],
	closing: "You have a right to be safe. That comes before everything that could be understood about it.",
});

const forOthers = lined<DangerText>({
	keyInsights: [
		"Some of what you wrote may be about somebody coming to harm. I’m a program and can be wrong about words, but I won’t go on to counting answers as if they weren’t there.",
		"Thinking something isn’t doing it. There are people whose work it is to listen to exactly this, without alarm.",
	],
	corePattern: "There’s no pattern named here. What counts now is that nobody gets hurt, you included.",
	origin: "Where it comes from can be looked at later, with somebody trained for it.",
	impact:
		"In great anger or fear everything narrows to one thing. It widens again, often within the hour, if one gets through that hour.",
	innerWork:
		"Put distance between yourself and whoever it is about: another room, the street, a bench. Leave behind whatever could hurt somebody.",
	relationalShifts: "Don’t settle anything with anybody while it’s like this. Call somebody who isn’t part of it.",
	actionSteps: [
		"If somebody is in danger now, call the emergency number of your country.",
		"Call a crisis line and say what you’ve been thinking. *Help now* has the numbers.",
		"Tell one calm person where you are, and ask them to stay with you, or on the phone, until it’s over.",
	],
	areas: ["Where can you go for the next two hours?", "Who has been able to calm you before?"],
	closing: "You wrote it down instead of doing it. Go on from there, with somebody beside you.",
});

/** The texts by kind of danger. There is none for worry about somebody else, which does not stop an analysis. */
export const dangerTexts: ReadonlyMap<Kind, DangerText> = new Map([
	["self-harm", forLife],
	["partner-danger", safetyText],
	["danger-to-others", forOthers],
]);

/** Whether one of these texts takes an analysis's place, or a part of it. */
export const isDangerAnalysis = (markdown: string): boolean =>
	[...dangerTexts.values()].some(({ closing }) => markdown.includes(closing));
