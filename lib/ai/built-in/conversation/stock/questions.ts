import type { Aspect, Questions } from "./stock";

/** Questions that suit most things people bring, by what they are after. */
export const generalQuestions = {
	event: [
		"What happened, if you tell it like a short scene: where, who, and what came first?",
		"What was the last thing that happened before it got like this?",
		"When was it at its strongest this week, and who was there?",
		"What would a camera in the corner have recorded?",
		"Which moment of it keeps coming back to you?",
	],
	words: [
		"Who said what, as near to the words as you can get?",
		"Which sentence in all of this has stayed with you?",
		"What did you answer, or what did you keep from answering?",
		"If you could send one sentence without consequences, which one would it be?",
	],
	body: [
		"Where in your body do you notice it as you write this?",
		"What do your shoulders, your stomach or your throat say about it?",
		"If the feeling in your body had a temperature and a weight, what would they be?",
		"What does your breathing do when you think of it?",
	],
	feeling: [
		"If you had to name it with one word, and it could not be *bad* or *fine*, which word would it be?",
		"What is the feeling underneath the first one?",
		"Which feeling about this do you allow yourself, and which one do you not?",
		"What was it like for you, leaving everybody else out of it?",
	],
	wish: [
		"What did you want instead?",
		"What would you have needed, in that very minute?",
		"If it went well from here, how would you notice it first?",
		"What do you wish somebody understood about this without being told?",
		"What would be enough?",
	],
	fear: [
		"What are you afraid it means?",
		"What is the worst of it that you have already survived once?",
		"What would become visible if you stopped trying so hard?",
		"What do you have to keep from happening at all costs?",
	],
	cost: [
		"What does it cost you to go on like this for another year?",
		"What are you paying for it that nobody sees?",
		"What gets less of you because of this?",
	],
	origin: [
		"When in your life did you first feel something like this?",
		"Whose way of loving does this remind you of?",
		"How old does this feeling feel?",
		"Where did you learn to handle it the way you do?",
	],
	habit: [
		"What do you usually do next, when it feels like this?",
		"What have you tried already, and what did it teach you?",
		"What do you do to make the feeling go away, and how long does that last?",
		"Which part of this happens again and again, with different people in it?",
	],
	other: [
		"How would somebody who likes you tell the same story?",
		"What would you see in it if it had happened to a friend?",
		"What might be true about this that does not suit you at all?",
		"How would you look at it from ten years ahead?",
	],
	choice: [
		"Which part of this is yours to decide, and which part is not?",
		"What would you do if you did not have to be sure?",
		"Which decision are you putting off by calling it something else?",
		"What would you still stand by if it turned out badly?",
	],
	step: [
		"What is the smallest honest thing that you could do about it before the week is out?",
		"What could you leave out tomorrow, rather than add?",
		"Who might be told one sentence of this, and which sentence?",
	],
	kind: [
		"What would you say to somebody who came to you with exactly this?",
		"What do you need most tonight: to be heard, to decide, or to sleep?",
		"What would it look like to be on your own side in this?",
	],
	hidden: [
		"What are you leaving out, even from yourself, because it would complicate the story?",
		"What in you profits from things staying as they are?",
		"If this trouble were protecting you from something, what might that be?",
		"Which part of you has not been heard on this yet?",
		"What do you find hardest to forgive here, and does it live in you as well?",
	],
	good: [
		"What in all this is still all right?",
		"When did you last feel like yourself, and what were you doing?",
		"What have you handled before that was as hard as this?",
	],
	who: [
		"Who else knows about this?",
		"With whom can you be quiet without explaining it?",
		"Whose opinion are you carrying around in this, and did you ask for it?",
	],
} satisfies Record<Aspect, readonly string[]>;

/** About somebody who was mentioned; `{who}` as in "your mother" or a name. Nothing in them needs a pronoun. */
export const personQuestions = {
	wish: [
		"What did you want from {who} in that moment?",
		"What do you wish {who} understood about it without being told?",
	],
	words: [
		"What would you say to {who}, if it stayed between us?",
		"What have you not said to {who} so far?",
		"What did {who} say, as near to the words as you can get?",
	],
	other: ["How would {who} tell the same story?", "What might {who} be afraid of in this?"],
	feeling: ["What is it like to be you when {who} is in the room?"],
	event: ["What happened the last time you and {who} were alone together?"],
	fear: ["What do you think {who} would do if you said exactly that?"],
	good: ["When was it last easy with {who}?"],
	habit: [
		"What do you usually do when {who} is like that?",
		"What do you do for {who} that nobody has asked you to do?",
	],
	origin: ["When did it begin to be like this with {who}?"],
} satisfies Questions;

/** For the beginning of a thread and for words too few to build on, one at a time. */
export const clarifyingQuestions: Questions = {
	event: [
		"Can you give me one scene: what happened, and when?",
		"What is one example of it from the last few days?",
		"What happened today that made you write?",
		"Where does it begin, if you start with a place and a time of day?",
	],
	words: ["Who said what?", "What was said to you, or what did you not get to say?"],
	body: [
		"What do you feel in your body right now, from the throat down?",
		"Where does it sit, if you close your eyes for a second?",
	],
	wish: ["What would you have wanted instead?", "If one thing about it could be different tomorrow, which one?"],
	feeling: ["Which word comes closest: sad, angry, afraid, ashamed, lonely, or something else?"],
	who: ["Who is it about, apart from you?"],
};

/** Easier questions for somebody who has no answer: a guess, a choice, a detail. */
export const easierQuestions: Questions = {
	event: [
		"What did you do in the hour before you opened this?",
		"What was the best minute of today, and what was the worst?",
		"What did you see on your way home, or through the window?",
	],
	feeling: [
		"If it were weather, what would it be?",
		"Is it rather heavy, tight, hot or empty?",
		"If you had to guess, and could not be wrong, what would you say?",
	],
	body: [
		"Leave the head out of it: what do your hands feel like just now?",
		"What would your body like to do, if it did not have to behave?",
	],
	choice: [
		"Would you rather look at what happened, or at what you want?",
		"What would you like to be different by the end of this talk?",
	],
	who: ["Whose face came up while you read my question?", "Who would know the answer about you?"],
	wish: [
		"What would you do with a free evening that nobody heard about?",
		"What do you miss, the first thing that comes?",
	],
};

/** For something told that is not plainly about one subject: questions that go with anything. */
export const followUps: Questions = {
	event: ["What happened then?", "How did it go on?", "What came before that?"],
	feeling: ["What is that like for you?", "How does it sit with you?"],
	words: [
		"Would you tell me a little more about that?",
		"What goes through your mind when you say that?",
		"Is there more that goes with it?",
	],
	wish: ["What would you like to happen next?", "What would be good for you in this?"],
	other: ["What do you make of it yourself?", "What does it mean to you?"],
	kind: ["What matters most to you about it?", "What about it is on your mind the most?"],
};
