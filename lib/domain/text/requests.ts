/**
 * What somebody asks the coach to do: words to say, help with a decision, or to be listened to. Only what is said outright
 * counts. What they tell of their lives is not read here.
 */
export type Request = "words" | "decision" | "listening" | "help";

/** "No, you didn't hear me", "I asked for wording", "that's not what I said", "you're no use" */
const missed = new RegExp(
	"\\b(?:you|u|ya)(?:'re|'ve| are| were| did| do| have)? ?" +
		"(?:not|n't|never|didn't|didnt|don't|dont|aren't|arent|haven't|havent) (?:even |really |actually |been )?" +
		"(?:hear|heard|listen|listening|read|reading|understand|understanding|answer|answering|answered|get|getting)\\b|" +
		"\\b(?:i|i've) (?:just |already |literally )?(?:(?:asked|told) (?:you|u)|asked (?:about|for (?:words?|wording|a text|one)))\\b|" +
		"\\bnot (?:what i (?:asked|said|meant)|an answer|about me)\\b|" +
		"\\bnone of (?:that|those|these|them|this|it) (?:is|are|fit|fits|helps?)\\b|\\bnone of that\\b|" +
		"\\b(?:no|not much|zero) use\\b|\\b(?:useless|stupid (?:bot|app|thing|program))\\b|" +
		"\\bwhy are you (?:asking|showing|telling)\\b|\\bwhy do (?:you|u) (?:want|keep|ask)\\b|\\bonly giving me\\b",
);

/** "No, that's not it", "I didn't say that", "not my sister, my aunt", "you got me wrong" */
const corrected = new RegExp(
	"^(?:no+|nope|nah|wait|actually)[,. ]+(?:that|it|i|he|she|they|we|not|this)\\b|" +
		"\\b(?:that|this|it)(?:'?s| is| was)(?: not|n't)? (?:it$|it[,.]|wrong\\b|not (?:it|right|true|about|what)\\b)|" +
		"\\bi (?:didn'?t|did not|never) (?:say|said|mean)\\b|\\b(?:got|get) (?:it|that|me) wrong\\b|\\bi meant\\b",
);

const requests: readonly (readonly [Request, RegExp])[] = [
	// "What do I say to my husband tonight?", "help me tell Cian", "two lines for a card", "give me wording"
	[
		"words",
		new RegExp(
			"\\bwhat (?:do|should|can|could|would|shall|will|to) ?(?:i|you|we|one)? ?(?:even )?(?:say|text|write|" +
				"reply|answer|respond|tell|put)\\b(?! here)|" +
				"\\bwhat (?:i|we) (?:can|could|should) (?:say|text|write|tell|reply|answer)\\b|" +
				"\\bhow (?:do|should|can|could|would|shall|will|to) ?(?:i|you|we|one)? ?(?:best )?" +
				"(?:say|tell|ask|put|word|phrase|write|reply|answer|respond|text|explain|talk to|speak to|apologi[sz]e|" +
				"turn (?:him|her|them|it) down)\\b|" +
				"\\bhelp me (?:to )?(?:say|tell|ask|put|word|phrase|write|reply|answer|respond|text|explain|draft|" +
				"make (?:it|this|that) (?:less|more|sound))\\b|" +
				"\\b(?:give|need|want|find|looking for|got)(?: me)?(?: (?:the|some|a|an|any|one|two|better|right|kind|" +
				"good))* (?:words?|wording|sentences?|lines?|texts?|message|draft)\\b|" +
				"\\b(?:write|draft|word|compose)(?: me| us)? (?:this|it|a|an|the|something)\\b(?=.*\\b(?:card|text|" +
				"message|mail|email|letter|note|reply|toast|speech)\\b)|" +
				"\\b(?:write|put|say)(?: \\w+)? in (?:a|the|his|her|their) card\\b|\\bi don'?t know how to (?:tell|say|ask|write|answer|talk to)\\b|" +
				"\\btell me (?:one|a|some) (?:sentence|line)s?\\b",
		),
	],
	// "Should I tell her", "do I go or not", "I can't decide"
	[
		"decision",
		new RegExp(
			"\\b(?:should|shall|ought|oughta) (?:i|we)\\b|\\b(?:i|we) (?:(?:really|reckon i|think i|" +
				"guess i) )?(?:oughta|ought to|can'?t decide|can'?t choose|can'?t make up my mind)\\b|\\bor (?:not|" +
				"nah)\\b|^(?:so )?do i \\w+",
		),
	],
	// "What could help?"
	["help", /^(?:and |so |ok,? |okay,? )?what (?:could|would|can|might) help(?: me)?(?: now)?[?.! ]*$/],
	// "Just listen", "I need to vent", "let me get it out"
	[
		"listening",
		new RegExp(
			"\\bjust (?:listen|hear me)\\b|\\b(?:need|want|have) to (?:vent|rant|get (?:it|this) (?:out|" +
				"off my chest))\\b|\\blet me (?:vent|rant|talk|get it out)\\b",
		),
	],
];

const plain = (message: string) => message.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();

/** What a message asks of the coach outright; null where it tells something, or asks about something else. */
export function requestIn(message: string): Request | null {
	const text = plain(message);
	return requests.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Whether somebody says that the coach did not answer what they said. */
export const saysMissed = (message: string): boolean => missed.test(plain(message));

/** Whether somebody puts right what the coach took from their words. */
export const saysCorrected = (message: string): boolean => corrected.test(plain(message));

/** "Say something", "ask me something", "your turn", "are you there?" */
const prompted =
	/\b(?:say something|ask me (?:something|anything|a question)|your turn|(?:are )?(?:you|u) (?:still )?there|what do you think)\b/;

/** Whether somebody who is listened to wants to hear something now. */
export const wantsAnAnswer = (message: string): boolean => prompted.test(plain(message));

/** Whether a question is about somebody's own life, and not about people in general. */
export const isAboutOwnLife = (message: string): boolean =>
	/\b(?:i|i'm|my|me|mine|he|she|him|her|we|us|our)\b/.test(plain(message));
