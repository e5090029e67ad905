import { line, lines } from "../../parts/phrasebook";

/** One honest sentence that it has been kept. */
export const receivedLines = lines(
	"It is kept here.",
	"That is kept, with its day.",
	"It stands here now, and you can come back to it.",
	"Your words are kept here.",
	"That is written down and kept.",
	"Kept, and you can find it again.",
);
/** Whoever has been told twice knows it: then the offers alone, or one of these. */
export const shortReceipts = lines("Noted.", "Written down.", "Noted as well.", "It is here, with the rest.");

/** What says that something is kept: off the record it would be no truth. */
export const saysKept =
	/\b(?:kept|keeps?|written down|stands? here|stays here|will be here|noted|with the rest|find (?:it|this day) again)\b/i;
export const offRecordLine = line("This is off the record: nothing of it is kept.");

/** Before what may fit. */
export const offerLines = lines("These may fit:", "If you like, go on here:", "Some ways to go on:");
export const nothingForQuestion = lines(
	"I have no answer to that. I work without a language model, by words alone.",
	"That is more than I can answer: I search your pages and a handbook, by words alone.",
);
/** Where a fact of their own life is asked for, and no page has it. */
export const noFactLine = line("Only your own pages could say that, and I found none that does.");
/** Before ways on that are named by what somebody may need. */
export const wayLines = lines(
	"I go by words and cannot tell what you need now. Perhaps it is one of these:",
	"What comes next is yours to choose. Perhaps one of these:",
	"If one of these is what you need, it is a way on:",
);
/** The same, where something was asked. */
export const questionWayLines = lines(
	"I go by words, without a language model, so I cannot answer that. It is kept, and perhaps one of these leads on:",
	"That is more than I can answer without a language model. It is kept, and perhaps one of these is a way to an answer of your own:",
);
/** Where they ask what to say, or how to say it. */
export const noWordsLine = line(
	"I compose no texts, so I cannot tell you what to say. These lead to words of your own:",
);
/** Before what may fit a question. */
export const noAnswerButLines = lines(
	"I have no answer of my own. This may help:",
	"I cannot answer that myself. Here is what may help:",
);
/** Before one thing. */
export const oneOfferLines = lines("This may fit:", "If you like, go on here:");
/** Where they named an exercise, or what one is for. */
export const namedLines = lines("This is what I have for that:", "Here it is:");
/** Before an article. */
export const articleLine = line("The handbook has a short article, “{title}”. It begins:");
/** Where the words that they share with it say little one by one. */
export const wordsAlikeLine = line("People ask this in words like yours.");
/** Where its title is what they asked, word for word. */
export const sameQuestionLine = line("The handbook has a short article on just that. It begins:");
export const foreignLine = line("It is kept. I can only read English so far, so I cannot look for what fits it.");

export const smallTalk: readonly { pattern: RegExp; lines: ReturnType<typeof lines>; hasOffers: boolean }[] = [
	{
		pattern:
			/^(?:(?:hi+|hey+|hello+|hallo|hiya|yo|good (?:morning|evening|afternoon|day)|morning|evening|greetings|hi there|hello there|hey there|is (?:anybody|anyone|someone) there|(?:are |r )?(?:u|you) (?:still )?(?:up|there|awake|here))[ ,]*)+(?:sage|there|coach|you|again|everyone)?$/i,
		lines: lines(
			"Hello. Write whatever is on your mind, or ask for something of your own pages.",
			"Hello. Tell me what brings you here, or begin with one of these.",
		),
		hasOffers: true,
	},
	{
		pattern:
			/^(?:(?:hi|hello|hey|ok|so|please)[ ,]+)*(?:(?:can|could|may) i (?:ask|tell) (?:you )?(?:something|anything|a question|sth)|(?:can|could|may) (?:i|we) (?:just )?(?:talk|speak|chat)(?: (?:to|with) you)?(?: (?:now|please|for a (?:bit|moment|minute)|a (?:bit|little)|about something))*|(?:i (?:want|need) to|let's) (?:talk|chat))$/i,
		lines: lines("Yes. I answer out of your own pages and a handbook, and what you tell is kept."),
		hasOffers: false,
	},
	{
		pattern:
			/^(?:(?:ok(?:ay)?|great|cool|nice|perfect|wow|good|oh|ah|yes)[ ,.!]*)*(?:thanks?(?: you| u)?|thx|ty|cheers|thank you)(?:[ ,.!]*(?:so much|very much|a lot|a million|for (?:that|this|everything|listening|the help|your help|being (?:here|there)|asking)|sage|again|you|(?:that|this|it)(?:'s| is| was| has| really| actually| did| does)* (?:help(?:ed|s|ful)?|(?:very |really |so )?(?:good|useful|nice|great|helpful))(?: (?:me|a lot|a bit|lots))*))*$|^(?:that|this|it)(?:'s| is| was| has| really| actually| did)* (?:help(?:ed|s|ful)|(?:very |really |so )(?:good|useful|nice|great|helpful))(?: (?:me|a lot|a bit))*$/i,
		lines: lines("You are welcome.", "You are welcome. It is all kept here."),
		hasOffers: false,
	},
	{
		pattern:
			/^(?:(?:ok(?:ay)?|thanks?|thank you|so|well)[ ,.!]*)*(?:bye+|good ?bye|good ?night|see you(?: \w+)?|later|that'?s (?:all|it)(?: for (?:now|today))?|i(?:'m| am) (?:done|off|going to (?:bed|sleep))|gn|cya|ttyl)$/i,
		lines: lines("Good night. It is all kept, and it will be here.", "Until next time. What you wrote stays here."),
		hasOffers: false,
	},
	{
		pattern:
			/^(?:ok(?:ay)?|k|yes|yeah|yep|no|nope|nah|sure|fine|hm+|mm+|ah+|oh+|i see|right|cool|nice|great|lol|haha+|good|maybe|idk|i don'?t know|whatever|test(?:ing)?|wow|u+gh+|a+r+gh+|meh|sigh|alright|all right|got it|understood|interesting|boring|meh|\W*)$/i,
		lines: lines("All right. Write on whenever you like.", "Write on, or ask for something."),
		hasOffers: false,
	},
];
