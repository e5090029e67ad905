import { lines } from "../../parts/phrasebook";

/**
 * Lines for whatever a person tells while its subject has not been tapped. Each has to be true for a joy, a loss, a
 * quarrel and an ordinary day, and none says why something is so or how it feels.
 */

/** Said before the question after the first message. */
export const firstLeads = lines(
	"I’d like to hear more about that.",
	"Thank you for bringing it here.",
	"I’m glad you’re here with it.",
);
/** Said before a question, if the message is neither quoted nor short. */
export const toldLeads = lines(
	"I’m with you.",
	"Thank you for telling me that.",
	"I’d like to hear more of that.",
	"I’m listening.",
	"Let’s stay there for a moment.",
	"Right, I’m following.",
);
/** Said to a message of a few words. */
export const shortLeads = lines("Okay.", "I see.", "Mm, yes.", "Right.", "All right, then.");
/** Said to a message that begins with “no”. */
export const noLeads = lines("All right, as you say.", "Okay, then I take it as you say it.", "Understood.");

/** Said to somebody whose relative, friend or animal has died. */
export const sorryLines = lines("I’m sorry. Thank you for telling me.", "I’m so sorry.");

/** Stand around one sentence of the message. */
export const quoteLeads = lines(
	"{words} I’d like to stay with that for a moment.",
	"{words} That’s where I stopped, reading it.",
	"You say: {words} I don’t want to go past that.",
	"One sentence of it I’d like to hear more about: {words}",
);

/** Asked after the first message. */
export const firstAsks = lines(
	"How did it come about?",
	"What’s that like for you?",
	"Which part of it is with you most?",
	"What do you make of it?",
);
/** Asked after later messages. */
export const nextAsks = lines(
	"What stays with you from it?",
	"What matters most to you in that?",
	"And how are you with it now?",
	"Who else knows about it?",
	"What else belongs to it?",
	"Is there something you’d like to do about it, or is it enough to say it?",
	"What would you like to happen next?",
	"Which part of it would you tell a friend first?",
	"What goes through your mind with it?",
	"Is there a part that you haven’t said yet?",
	"What would be good to hear, just now?",
);
/** Asked after a message of a few words. */
export const shortAsks = lines(
	"Tell me a little more?",
	"What else goes with that?",
	"And how is that, for you?",
	"What’s around that, if you look a little further?",
);
/** Asked about the one person a message mentions: {who} is what the writer calls them. */
export const personAsks = lines(
	"What would you like your {who} to know about it?",
	"What would your {who} say to that?",
);
/** The same for somebody who is only “he” or “she”; {them} is “him” or “her”. */
export const pronounAsks = lines("What would you like {them} to know, if it could be said easily?");
/** Asked after a feeling was named or chosen. */
export const feltAsks = lines(
	"What does most of it come from?",
	"Since when, roughly?",
	"Does anybody know that you feel that?",
	"Is it the same all day, or does it come and go?",
);

/** For a person who has told a good deal: offers one sentence of theirs, or what they plan, for tomorrow. */
export const threadLines = lines(
	"One thing for tomorrow, so that it doesn’t get lost. You wrote: {words} With one tap, I’ll ask you about it then.",
	"I could come back to this with you tomorrow: {words} One tap, and I’ll ask.",
);
export const planLines = lines(
	"There’s something you want to do. With one tap, I’ll ask you afterwards how it went.",
	"And what you want to do: if you like, I’ll ask you how it went. One tap is enough.",
);

/** Small things to do for somebody who asks what would help, each with the wording for a later reminder. */
export const smallForAnybody = [
	{
		small:
			"Write down the one sentence that you’d like to be able to say at the end of the week. On any scrap of paper; bring it here, if you like.",
		later: "write down that one sentence",
	},
	{
		small: "Take ten minutes for the smallest part of it, even if you only look at it. Then stop, whatever is left.",
		later: "take ten minutes for the smallest part of it",
	},
	{
		small:
			"Walk once round the block without the phone, and see which thought comes along first. Bring that one back here, if you like.",
		later: "walk once round the block without the phone",
	},
] as const;
