import type { Aspect } from "./stock";

/** Sentences that give the person's words back; `{q}` is the quote, exactly. */
export const frames = [
	"{q}. I would like to stay with that for a moment.",
	"You write {q}. That is the part I would ask about.",
	"Let me take one sentence from it: {q}.",
	"One thing you said stays with me: {q}.",
	"{q}. That is plainly said, so I will take it plainly.",
	"{q}. I would not walk past that.",
	"Start where you put it yourself: {q}.",
	"What I hear first is {q}.",
	"You put it like this: {q}.",
	"I take one line from it: {q}.",
	"{q}. Let that have a little room.",
	"Your own words for it: {q}.",
	"{q}. I would like to understand that better.",
	"You mention {q}. I would like to hear more about that.",
	"{q}. I can follow you there.",
	"I hear {q}, and I would ask before I guess.",
	"If I take one thing from what you wrote, it is {q}.",
	"{q}. Thank you for saying it as it is.",
	"I noted {q}.",
	"{q}. That seems to be the point for you; correct me if it is another.",
	"I read {q} twice, to be sure that I have it.",
	"You say {q}. I take your word for it.",
] as const;

/** For something good. */
export const gladFrames = [
	"{q}. I would keep that one.",
	"{q}: a good line to have written down.",
	"I like to give this one back to you as it is: {q}.",
	"{q}. I am glad that you tell that, too.",
	"{q}. That is good, and I leave it as good as it is.",
] as const;

/** For a few words, quoted as they came. */
export const briefFrames = [
	"{q}. That is short, and it may be enough.",
	"You say {q}, and stop.",
	"{q}: few words, and I take them as they are.",
	"Only this: {q}.",
	"{q}. Let us not make it longer than it is.",
	"{q}, you answer. I take it at its word.",
	"So: {q}.",
	"{q}. That is enough to go on with.",
	"You leave it at {q}.",
	"{q}. I will not guess at what stands behind it.",
] as const;

/** How an answer to the coach’s own question is taken up. `{q}` is the answer or a line of it. */
export const receives: Partial<Record<Aspect, readonly string[]>> = {
	event: [
		"{q}. Now I can picture it.",
		"So it was like this: {q}.",
		"{q}. Thank you, that makes it concrete.",
		"That helps me to see it: {q}.",
	],
	words: [
		"{q}. I wanted the exact words, thank you.",
		"So these are the words: {q}.",
		"{q}. Thank you for being exact about it.",
	],
	body: [
		"{q}. The body tends to be the first to know and the last to be asked.",
		"You answer with {q}. I would believe the body here; it has no reason to flatter you.",
		"{q}. Stay near that for one breath before you explain it.",
	],
	feeling: [
		"{q}. It is good to have the word.",
		"So the word is nearer to {q}. That is more exact than where we began.",
		"{q}. I take that as you say it.",
	],
	wish: [
		"{q}. So that is what you would want.",
		"That is an answer: {q}. There is a wish in it.",
		"{q}. That says something about what you would like.",
	],
	fear: [
		"{q}. So that is what you would be afraid of.",
		"{q}. I understand the hesitation better now.",
		"You name it: {q}. That is not easy.",
	],
	cost: [
		"{q}. That is the price, then, in your own figures.",
		"So this is what it takes from you: {q}.",
		"{q}. That is not little.",
	],
	origin: [
		"{q}. So it is older than the present occasion.",
		"You trace it back: {q}.",
		"{q}. So you have known it for some time.",
	],
	habit: [
		"{q}. So that is what usually comes next.",
		"So this is what you do: {q}. It may have helped once.",
		"{q}. It is something to have noticed that.",
	],
	other: [
		"{q}. You were able to stand outside it for a moment.",
		"From over there it looks like this: {q}. That view is yours as well.",
		"{q}. So a second reading exists.",
	],
	choice: [
		"{q}. That sounds like your own view.",
		"So that is where you stand: {q}.",
		"{q}. I take that as where you are at the moment.",
	],
	step: [
		"{q}. That is small enough to be done, which is the only size that counts.",
		"{q}. I would leave it exactly that size.",
		"So it could be {q}. Do not improve it before you have tried it.",
	],
	kind: [
		"{q}. I would take that seriously.",
		"There is somebody in you who knows what is needed: {q}.",
		"{q}. Say it to yourself once more, slowly.",
	],
	hidden: [
		"{q}. So that is underneath, or nearer to it.",
		"You went and looked: {q}.",
		"{q}. I am glad you said that part as well.",
	],
	good: [
		"{q}. That belongs in the account as well.",
		"So there is this, too: {q}.",
		"{q}. Keep an eye on it; it is easily outshouted.",
	],
	who: ["{q}. So that is who belongs in the picture.", "You name somebody: {q}.", "{q}. That is good to know."],
};

/** How a piece of the picture of a partner is taken up. */
export const collectLines = [
	"{q}. I put that on the page.",
	"I keep this: {q}.",
	"{q}. One can see somebody there already.",
	"Noted, in your own words: {q}.",
	"{q}. That is something one could recognize in an afternoon.",
	"{q}. It goes into the picture as you said it.",
] as const;

export const collectRemarks = [
	"Nothing in it is about looks or luck, I notice; it is about how you would be met.",
	"What we imagine in detail we are more likely to notice when it stands in front of us.",
	"Pay attention to how your own shoulders are in that scene.",
	"It is worth seeing that you know this quite exactly.",
	"A wish this plain is easier to live toward than a grand one.",
	"Somewhere you must have learned what that feels like, if only by its absence.",
] as const;

/** Uses the name a person goes by. */
export const nameLines = [
	"I hear you, {name}.",
	"Thank you, {name}.",
	"I am reading closely, {name}.",
	"I am with you, {name}.",
	"Yes, {name}.",
	"All right, {name}.",
] as const;

/** What to take along at the end of a talk. */
export const takeAlong = [
	"Before you go: what is the one thing from this that you would like to remember tomorrow?",
	"What will you do with the next hour?",
	"Which sentence of your own will you take along?",
	"What would you like to have looked at by the next time you write?",
	"What is a little clearer than before, if anything?",
	"What may stay unfinished until next time?",
	"What would make tomorrow one notch easier?",
	"Which part of this would you rather leave here?",
] as const;

/** Where two things the person said belong side by side: `{old}` from earlier in this talk, `{q}` from now. */
export const besideFrames = [
	"Earlier you said {old}, and now {q}. Put side by side, they sound like one subject.",
	"First {old}, and now {q}. I would look at what runs between them.",
	"A while ago it was {old}. Now it is {q}. Something has moved, or something has come closer.",
	"I put two of your sentences next to each other: {old}, and {q}. One of them may explain the other.",
	"{q}. It belongs with something you told me before: {old}.",
	"You began with {old} and have come to {q}. That is some way, and nobody pushed you.",
] as const;

/** A person who comes back into the talk; `{who}` as the person called them. */
export const returnLines = [
	"You come back to {who}.",
	"Here {who} comes in again.",
	"{who} has come up before in this talk, and that may matter.",
	"So it has to do with {who} again, in a way.",
] as const;

/** A word of theirs that comes up again; `{word}` in quotation marks. */
export const wordLines = [
	"You have used the word {word} before in this talk. It may matter more than it seems.",
	"I notice the word {word} again.",
] as const;

/** For a very long message; said before the one line that is taken from it. */
export const longLines = [
	"That was a lot to carry in one go, and I went through all of it. I will answer one line and leave the rest standing, because nothing is served by touching everything.",
	"You wrote at length, so let me be short. Out of all of it I would take up one sentence first.",
	"There are several stories in this message. I would begin with one of them, and you can tell me if it is the wrong one.",
	"A long message has usually been waiting for a while. I will not tidy it; I will pick up one thread.",
	"There is more here than one reply can hold. One line at a time, then.",
] as const;

/** For a list. */
export const listLines = [
	"You made a list. Lists keep things apart that may belong together.",
	"Several things at once, each with its own line. I would not treat them as equals.",
	"A list is a good way to put things down. One of them is probably holding up the others.",
	"I read every line of it. In most lists there is one item that the rest were written around.",
] as const;

export const listQuestions = [
	"Which one of these would make the others lighter if it moved?",
	"Which one did you hesitate to write down?",
	"If you could cross out only one by Sunday, which would it be?",
	"Which of them is really yours, and which did you take over from somebody?",
] as const;
