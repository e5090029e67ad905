import { line, lines } from "../../parts/phrasebook";

/**
 * Lines for whatever a person tells while its subject has not been tapped. Each has to be true for a joy, a loss, a
 * quarrel and an ordinary day, and none says why something is so or how it feels.
 */

/** Said once in a conversation, before a question. */
export const thankYou = line("Thank you for telling me.");
/** Said once, after several hard messages. */
export const muchLine = line("That’s a lot for one day.");

/** Said to somebody whose relative, friend or animal has died. */
export const sorryLines = lines("I’m sorry. Thank you for telling me.", "I’m so sorry.");

/** Asked about somebody who has died. */
export const lossAsk = line("Would you like to tell me a little about them?");

/** Stand around a sentence that tells of a loss, of shame or of fear. */
export const hardLeads = lines(
	"{words} That is hard to write down, and it stands here now.",
	"{words} You needn’t be done with that today.",
	"{words} Nobody has to be brave about a thing like that.",
);

/** Said to light talk. */
export const lightLines = lines(
	"Ha, fair enough.",
	"Ha. That’s allowed.",
	"Well, why not.",
	"Ha. There are worse things.",
);
/** Suggested beside it, one at a time. */
export const lightIdeas = lines(
	"If you want something for the next ten minutes: draw the room you’re in, badly on purpose.",
	"If you want an idea: cook something from the three oldest things in the kitchen.",
	"One idea, free of charge: ring somebody you haven’t rung this year and ask what they had for dinner.",
);

/** Said to somebody who is new. */
export const newHere = line(
	"Hello. I’m a program, not a person: I ask, look things up in here and find words to say. Tell me whatever is on your mind, in any words, or tap one of these.",
);

/** Asked after a first message that only names something. */
export const whatHappened = line("I’d like to hear it. What happened?");
/** Asked after any other first message. */
export const feelingAsk = line("What’s that like for you?");
export const firstAsks = lines("Which part of it is with you most?", feelingAsk);
/** Asked after later messages. */
export const nextAsks = lines(
	"What happened then?",
	"What matters most to you in that?",
	"What else belongs to it?",
	"Is there something you’d like to do about it, or is it enough to say it?",
	"What would you like to happen next?",
	"Which part of it is with you most?",
	"Which part of it do people not see?",
);
/** Asked after a message of a few words. */
export const shortAsks = lines("Tell me a little more?", "What else goes with that?", "What’s the story behind it?");
/** Asked if the person wants to tell the only one they mention, or cannot: {them} is “her” or “your mum”. */
export const personAsks = lines("What would you like {them} to know, if it could be said easily?");
/** Asked after a feeling was named or chosen. */
export const feltAsks = lines(
	"What does most of it come from?",
	"Since when, roughly?",
	"Does anybody know that you feel that?",
);

/** Offers what they plan, for tomorrow. */
export const planLines = lines(
	"With one tap, I’ll ask you about it afterwards.",
	"If you like, I’ll ask you then. One tap is enough.",
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
