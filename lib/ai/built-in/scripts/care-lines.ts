/** Said where a parent, or somebody who was loved, did harm. None of it explains, excuses, or asks for closeness. */
export const harmAtHome = [
	"With {noun} there is something that I will not lay out here. I was hurt there, or had to be afraid, and I have said so once; that is enough for this page. It should not have happened, and nothing about it was mine to prevent.",
	"About {noun} I have written things that do not belong between two other sentences. They happened to me. They were not my doing, they taught me nothing that could not have been had more kindly, and I owe nobody a good side of it.",
];

/** What was learned there. */
export const afterHarm = [
	"What I did then, watching, keeping still, being quick to be of use, was no weakness. It was how one gets through an evening.",
	"If some of it is still awake in me, the quick ear and the readiness, that is what readiness looks like when it has been needed for long.",
];

/** Where it was a relationship. */
export const harmInLove = [
	"What I wrote about {noun} tells of harm. It stands for itself here, and it is no example of anything that I do.",
	"With {noun} somebody crossed a line that must not be crossed. I do not look for my part in that.",
];

/** What is asked for, then: never closeness to whoever did it. */
export const askingAfterHarm = [
	"What it asks for now is nothing heroic. It asks for places where my shoulders come down, for people who have earned it, and for my own pace. Distance from those who hurt me needs no defense.",
	"It is asking for safety first, and for someone to hear it who does not want to fix it. Everything else has time, and nobody is owed a reconciliation.",
];

/** In the story that could be lived. */
export const presentAfterHarm = [
	"Those who hurt me have no part in this story, and I owe them none. I come near to people with whom my body is quiet.",
	"I decide who comes close, and how close, and I may change my mind. That is no wall; it is a door with a handle on my side.",
];

/** Before everything else, where somebody may not want to live. */
export const firstForLife = [
	"Before any story about me there is this. I wrote about not wanting to live, or about hurting myself. A page cannot answer that, and a living person can: somebody close, a doctor, a crisis line, the emergency number if it is near. I can call tonight, and I do not have to explain it well.",
];

/** Before everything else, where somebody is being hurt. */
export const firstForSafety = [
	"Before any story about me there is this. What I wrote is about being hurt, or being afraid of someone, and it does not read as if it were over. It is not my fault, and it is not mine to manage better. I may call for help, today: the emergency number if I am in danger, a help line, one person outside whom I trust.",
];

/** More where nothing else ought to be said. */
export const inDangerMore = [
	"I wrote more than this, about where I come from and about love. It is all still there, in my words. I would rather that it waited than that it were turned into a lesson at the wrong moment.",
	"Nothing that I have answered makes me the cause of it. No pattern does, no childhood, no sentence that I did or did not say.",
	"It may be that I feel slow, or far away, or nothing at all. There are reasons for that, and weakness is not one of them.",
	"This text can be written again whenever I like. It would be glad to be outdated.",
	"If I do only one thing after reading this, let it be the message that I send to one person: I am not all right, please stay with me for a while.",
	"I do not have to decide anything large today. Not about anybody, not about my life. I only have to get to where I am not by myself.",
];

/** The hours of a day that only has to be got through, around what the threads say of it. Nothing high, deep, or open. */
export const dayInDanger = {
	morning:
		"I wake up, and it is today. That is all it has to be. I stay under the blanket until I have counted three things that I can hear.",
	forenoon:
		"I get up and wash my face with warm water. I put on something soft. There is bread, or there is toast, and I eat half of it, and half is enough.",
	noon: "My telephone lies where I can reach it. The number is in it, at the very top, and I do not have to know what I will say.",
	afternoon:
		"In the afternoon I am not alone in the room. We need not talk about it. Somebody turns a page, somebody makes tea, and the time goes by without my having to push it.",
	night:
		"When it gets dark the lamp stays on. Somebody knows where I am, and I know whom I can wake. I lie down and let the bed hold all of me. Tomorrow is somebody else’s business until tomorrow.",
};

/** The first line, where the words could not be read. */
export const unread = (language: string | null) =>
	language && language !== "another language"
		? `Most of what I wrote is in ${language}, and this coach reads English only. So my words are left alone here, and what follows goes by my choices and numbers. I would take it as a sketch.`
		: "Most of what I wrote could not be read by this coach, which knows English only. So my words are left alone here, and what follows goes by my choices and numbers. I would take it as a sketch.";

/** The first line, where there was little to read. */
export const brief = [
	"I have written little so far, so this is a sketch, in pencil. Where it is wrong I can cross it out.",
	"My answers are short, and this text goes by what there is: a few words, some choices, some numbers. The rest is left open on purpose.",
];
