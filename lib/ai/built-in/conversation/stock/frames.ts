import type { Aspect } from "./stock";

/** Sentences that give the person's words back; `{q}` is the quote, exactly. */
export const frames = [
	"{q}. I would stop there for a moment.",
	"You write {q}. That is the line I would underline.",
	"{q}: the rest seems to turn around this.",
	"Let me hold one sentence up to the light: {q}.",
	"{q}. Read it once as if somebody else had sent it to you.",
	"I keep returning to one thing you said: {q}.",
	"{q}. You said it quickly, and I do not think it is a quick thing.",
	"There is a whole story folded into {q}.",
	"The sentence that carries the weight here is {q}.",
	"{q}. That is plainly said, so I will take it plainly.",
	"Of everything in this message, {q} is what stays with me to work with.",
	"You could have left out {q}, and you did not.",
	"{q}. I would not walk past that one.",
	"I read it twice, and both times I came to a halt at {q}.",
	"Start where you put it yourself: {q}.",
	"{q}. There may be more in that than you meant to put in.",
	"What I hear first is {q}.",
	"{q}. Those are your words, and they are exact ones.",
	"You put it like this: {q}.",
	"I take one line from it: {q}.",
	"{q}. Let that have a little room.",
	"The plainest thing you say is {q}.",
	"Here is what I would write on a card and put in front of both of us: {q}.",
	"{q}. It stands there without a cushion.",
	"Your own words for it: {q}.",
	"One phrase does most of the work here: {q}.",
] as const;

/** For something good. */
export const gladFrames = [
	"{q}. I would keep that one.",
	"{q}: a good line to have written down.",
	"You write {q}, and it reads like a window that somebody opened.",
	"I like to give this one back to you as it is: {q}.",
	"{q}. That belongs in the record, in ink.",
	"Here is the line that I would pin to the wall: {q}.",
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
	"{q}. A small door, perhaps, but a door.",
	"You leave it at {q}.",
	"{q}. I will not guess at what stands behind it.",
] as const;

/** How an answer to the coach’s own question is taken up. `{q}` is the answer or a line of it. */
export const receives: Partial<Record<Aspect, readonly string[]>> = {
	event: [
		"{q}. Now there is a scene, and a scene can be looked at.",
		"So it was like this: {q}. A real moment tells more than ten explanations.",
		"{q}. Thank you, that has a place and an hour.",
		"That helps: {q}. Now we are talking about something that happened.",
	],
	words: [
		"{q}. Words like these are heard long after the voice has stopped.",
		"So these were the words: {q}. They do not sound accidental.",
		"{q}. Said like that, it weighs something.",
	],
	body: [
		"{q}. The body tends to be the first to know and the last to be asked.",
		"You answer with {q}. I would believe the body here; it has no reason to flatter you.",
		"{q}. Stay near that for one breath before you explain it.",
	],
	feeling: [
		"{q}. A feeling that has been named is already a little less in charge.",
		"So the word is nearer to {q}. That is more exact than where we began.",
		"{q}. I would let that word stand.",
	],
	wish: [
		"{q}. So that is what was wanted. It is easier to look at than to want in secret.",
		"That is an answer: {q}. Under most complaints there is a wish, and you found yours.",
		"{q}. Notice that you could say it.",
	],
	fear: [
		"{q}. So that is what stands behind it. Fears shrink a little when they are written down at their true size.",
		"{q}. Now it has a shape, and a shape can be walked around.",
		"You name it: {q}. That took more than it looks.",
	],
	cost: [
		"{q}. That is the price, then, in your own figures.",
		"So this is what it takes from you: {q}.",
		"{q}. It is rare that somebody reads their own bill aloud.",
	],
	origin: [
		"{q}. So it is older than the present occasion.",
		"You trace it back: {q}. What began as a sensible answer then may still be answering now.",
		"{q}. The one who felt it then had fewer choices than you have.",
	],
	habit: [
		"{q}. That is the well-worn path. One takes it because it is there.",
		"So this is what you do: {q}. It must have helped once, or you would not be so good at it.",
		"{q}. To see a habit while it is at work is half of having a choice.",
	],
	other: [
		"{q}. You were able to stand outside it for a moment.",
		"From over there it looks like this: {q}. That view is yours as well.",
		"{q}. So a second reading exists.",
	],
	choice: [
		"{q}. That is a line one can stand on.",
		"So that is where you stand: {q}.",
		"{q}. It reads like a decision that has not been announced yet.",
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
		"You went and looked: {q}. What has been seen no longer has to pull the strings from behind.",
		"{q}. It is an answer with a door in it.",
	],
	good: [
		"{q}. That belongs in the account as well.",
		"So there is this, too: {q}.",
		"{q}. Keep an eye on it; it is easily outshouted.",
	],
	who: [
		"{q}. So you are not entirely alone with it, or you know with whom you would rather not be.",
		"You name somebody: {q}. It is worth knowing who stands in the room with us.",
		"{q}. People are part of the answer more often than ideas are.",
	],
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
	"{name}, let me take this slowly.",
	"One thing at a time, {name}.",
	"I have read that twice, {name}.",
	"Let us stay with this, {name}, before it goes by.",
	"{name}, I will say it plainly.",
	"Thank you for putting it like that, {name}.",
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
	"You came back to {who}. What returns is usually not finished.",
	"And here is {who} again. The thread seems to lead through there.",
	"We are with {who} once more, I notice. You took us there, so it may be the place.",
	"By another road you have come back to {who}.",
	"{who} has come up before. It may be that the talk has been circling that door.",
] as const;

/** A word of theirs that comes up again; `{word}` in quotation marks. */
export const wordLines = [
	"You have used the word {word} before in this talk. Words that return tend to want something.",
	"{word} again: a small word, perhaps, but it keeps its appointment.",
	"There is that word once more, {word}. I would ask it what it is doing here.",
	"I notice {word} for the second time. It may be closer to the middle than it looks.",
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
