import type { Day } from "@/lib/domain/progress/days";
import { pattern } from "@/lib/domain/text/short-forms";
import { anyOf } from "./any-of";
import { asksOfThePast, lifeQuestionIn } from "./life-question";
import { beginsWith, hasOneOf } from "./phrases";
import { plainChat, unquoted } from "./plain-chat";
import { read } from "./reading";

/**
 * What a message asks the coach to do: offer words or topics, help with a decision, listen, or help. Only explicit
 * requests count; what people tell about their lives is not read here.
 */
export type Request = "words" | "topics" | "decision" | "listening" | "keeping" | "reading" | "help";

/**
 * Whether a sentence complains that the coach missed the point: "No, you didn't hear me", "that's not what I said",
 * "you're no use".
 */
const isComplaint = hasOneOf(
	"you (didnt (answer|read|listen|hear|get)|dont (listen|understand|read|hear|get it)|never listen|(never|did not) " +
		"answer|are (not listening|not reading|useless|no use)|arent (listening|reading)|havent (read|answered)|have not " +
		"read|do not (listen|understand)|keep repeating|keep repeat), youre (not listening|not reading|useless|no use), not " +
		"(what i (asked|said|meant)|an answer|about me), my question (was|is), (what do|what did) you mean, went past what, " +
		"walking in a circle, " +
		"(cheers|thanks|thank you) for nothing, (is this (all|really all)|is that all|been telling|wouldnt (be asking|be " +
		"askin|ask|have asked)|just asked|i (already told|just told|didnt ask|did not ask)|and i telt) you, no more (lists|of" +
		" these|of this|menus|buttons), (going|talking|round) in circles, why (do you keep|are" +
		" you telling|you show|you keep), i (answered your|literally (just|said|asked)|just (asked (a|for|nothing)|said that|" +
		"answered)|already (said that|answered)|said i (didnt|dont)|didnt ask (for|about|that)|did not ask for), and i told " +
		"you (so|that), (this app|sage) is useless, just a (bot|robot|machine), keep repeating yourself, only a bot, " +
		"(are you|are u|is this) broken, you (dodge|misunderstand)",
);
/** The same, for words that only complain at the beginning of a sentence. */
const complains = beginsWith(
	"i asked (you|for (a joke|words|wording)|what if|what i|if its|if it|about|a question), ive asked you, you (already " +
		"said|just said|ask the wrong), i told you (already|that|i), none" +
		" of (these|those|them|this|that)",
);

/** Whether the person has been asked enough: "you asked that already", "stop asking", "I don't want to be asked who knows". */
export const saysAskedEnough = (message: string): boolean =>
	message.length < 240 && askedTooMuch.test(plainChat(unquoted(message)));
const askedTooMuch = anyOf([
	"\\byou('ve| have)? (already |just |always |only )*(ask|asked)( me)? (that|this|it|the same|already|twice|again|a lot|" +
		"too|so)\\b",
	"\\b(second|third|fourth|\\w+th|next) time you('ve| have)? ask",
	"\\bwhy you (always |keep )?ask",
	"\\b(stop|quit|enough|no more) (\\w+ )?(asking|questions)\\b",
	"\\b(don'?t|do not|didn'?t|did not|rather|wish you)( \\w+){0,4} (be asked|ask(ed|ing)? (me )?(that|this|again|so many|" +
		"any ?more|questions?|stuff))\\b",
	"\\b(too|so) many questions\\b",
]);

/** Whether a message wonders at what was asked: "what??", "told what again??", "i dont get the question". */
export const isPuzzled = (message: string): boolean =>
	/^\W*(?:(?:lol|bro|ok|wait|told) )?(?:what|huh|why|when|where|who)\b[^.!?]{0,40}\?\?/i.test(message) ||
	/\b(?:do ?n['’]?t|did ?n['’]?t) (?:get|understand) (?:the|that|your) question\b/i.test(message);

/** Whether the person wants to leave what they told. */
export const wantsToLeaveIt = (message: string): boolean =>
	/\b(?:i (?:do ?n'?t|do not)|i'?d rather not|let'?s not|please do ?n'?t)(?: \w+){0,2} talk about (?:it|that|this|her|him)\b/.test(
		plainChat(unquoted(message)),
	);
/**
 * Matches corrections of what the coach understood: "No, it's not my mum", "that's not what happened", "I didn't say
 * that", "you got me wrong". A mere "no", or "that's not it" at the end, answers a question or tells a story and
 * corrects nothing.
 */
const corrected = anyOf([
	"^((no+|nope|nah|wait|actually|sorry|but)[,.! ]+)*(that|this|it|these|those)('?s| is| was| are)( wrong|" +
		"( not|n'?t) (it(?=$|[,.])|right|true|about (him|her|me)|my|really it|what (i (said|meant)|happened)|" +
		"\\w+ it'?s my))\\b",
	"^(no+[,. ]+)?(wrong|not (that|those|these|this))(?=$|[,.!])",
	"\\bi (didn'?t|did not|never) say (that|so|it|i|anything)\\b",
	"\\bi (don'?t|do not) mean anything\\b",
	"\\bgot (it|that|me) wrong\\b",
	"(^|[.!?,] )i meant\\b",
]);

/** Whether the person says that they are not the one whose name the account has. */
export const saysOtherName = (message: string, name: string): boolean => {
	const [, other = ""] =
		/\b(?:i'm|im|i am|my name(?:'s| is)) not ([^,.!?]+)|\bmy name isn'?t ([^,.!?]+)/.exec(plainChat(message)) ?? [];
	return name !== "" && other.trim().split(" ")[0] === plainChat(name);
};

const saying = "say|tell|ask|put|word|phrase|reply|answer|respond|text|explain";
const can = "(do|should|can|could|would|shall|will|may|might|to)";
const want = "(want|wanted|need|needed)";
const one = "(i|you|we|one)";
const written = "card|text|message|letter|note|toast|speech";

const requests: readonly (readonly [Request, RegExp])[] = [
	// "Just listen", "I need to vent", "no advice please", "I only want to say it somewhere"
	[
		"listening",
		anyOf([
			"\\bjust (listen|hear me)\\b",
			"\\bcan i (just )?(say|write) (stuff|things|something)\\b",
			"\\b(need|want|have) to (vent|rant|get (it|this) (out|off my chest))\\b",
			"\\blet me (vent|rant|talk|moan)\\b",
			"\\b(like|want|need) (you|somebody|someone) to (just )?listen\\b",
			`\\b${want} to be (heard|listened to)\\b`,
			`\\b(just|only) ${want} to (say|tell|write)( (it|this|that|somebody|someone|you))+` +
				"( (about|somewhere)\\b|[ .!]*$|[.!,])",
			`\\b(just|only) ${want} to (put (it|this|that) (somewhere|down)|` +
				"say (?!no\\b|sorry\\b|something\\b|thank|goodbye\\b|to\\b|i\\b)|tell (somebody|someone)\\b)",
			"\\b(don'?t|do not) (want|need|give me) (any |your )?(advice|tips|solutions|questions)\\b",
			"(^|[.!] )no (advice|questions|tips)\\b",
			"\\b(don'?t|stop) ask(ing)?( me)?( (anything|questions))?( for a \\w+)?[.!]*(?= |$)(?! about)",
		]),
	],
	// "I'd like to put her somewhere, written down", "can I keep that as a page"
	[
		"keeping",
		pattern(
			"\\b(want|like|let me|can i)\\b.{0,40}\\b(written down|(put|write) \\w+ (down|somewhere))\\b|" +
				"\\b(keep|save|put) \\w+ (as a page|in my journal)\\b",
		),
	],
	// "What do we even talk about?", "what do I ask him on the date?"
	["topics", /\bwhat (?:do|should|can|could|to) ?(?:i|we|you)? ?(?:even )?(?:talk about|ask (?:him|her|them))\b/],
	// "What do I say to my husband tonight?", "help me tell Cian", "two lines for a card", "give me wording"
	[
		"words",
		anyOf([
			`\\bwhat (${can} ?${one}?|(i|we) ${can}) ?(even )?(${saying}|write)\\b(?! here)`,
			"\\bway (to|of) (say|tell|ask|bring|put|word)(ing)? ",
			`\\bhow ${can} ?${one}? ?(best |even |ever )?(${saying}|write (to|back|him|her|them|it)|talk to|` +
				"speak to|apologi[sz]e|turn (him|her|them|it) down)\\b",
			`\\bhelp me (to )?(begin|start|finish|with) (it|this|(\\w+ ){1,2}?(${written}|mail|email|reply))\\b`,
			`\\bhelp me (to )?(${saying}|write|draft|apologi[sz]e|thank|decline|refuse|(turn|` +
				"let) (\\w+ ){0,4}down|break up|turn down|make (it|this|that) (less|more|sound))\\b",
			"\\b(give|need|want|find|looking for|got)( me)?( (the|some|a|an|any|one|two|better|right|kind|" +
				"rest of|good))* (words?|wording|sentences?|lines?|texts?|message|draft|whatsapp|e?mail)\\b",
			`\\b(write|draft|word|compose)( me| us)? (this|it|an?|the|something)\\b(?=.*\\b(${written}|` +
				"mail|email|reply)\\b)",
			"^((so|then|ok|some|the|maybe|perhaps)[ ,]+)*words?( then)?([.,] | )(to|for|that)\\b",
			"\\bi don'?t know how to (tell|say|ask|talk to)\\b",
			"\\b(want|like|need|have|wish i could|trying) (to )?(say|write|text|tell)( (something|sth|" +
				"it|a|her|him|them|my|to|the))+\\b(?! (here|you|sage))",
			`\\bhow ${can} i (even )?((begin|start) (it|this)|bring (it|that) up|put it)\\b`,
			`\\bwrite (her|him|them) (a )?(${written})\\b`,
			`\\b(help|like|need|want)( me)? (with |to |help )?(writ(e|ing)|word(ing)?) (an?|the|this|my|one)( \\w+)? ?(${written})\\b`,
			"\\banswer to (\\w+ )?(texts?|messages?)\\b",
			"\\bgive me something (to|i can) (send|say)|help me with the wording|write (it|this) for me",
			"\\bwant (him|her|them) to know",
			"\\b(make|say|put) (it|that|this) (shorter|softer|kinder|plainer)",
			"^(no,? )?that'?s too (soft|hard|long|much)\\b",
		]),
	],
	// "Should I tell her", "do I go or not", "I can't decide"
	[
		"decision",
		anyOf([
			"(?<!\\b(what|how|who|whom|where|when|why|which)( \\w+)? )\\b(should|shall|ought|oughta) (i|we)\\b",
			"\\bhow (do|should|can|shall) i (even )?(decide|choose)\\b",
			"\\b(i|we) ((really|reckon i|think i|guess i) )?(oughta|ought to|can'?t decide|can'?t choose|" +
				"can'?t make up my mind)\\b",
			"(^|[.!?] )(so |well |or )?do i (just |really |have to |need to )*(tell|ask|go|stay|text|call|" +
				"ring|say|write|answer)\\b",
			"(?<!\\b(how|what) )\\bdo i [^.?!]{3,60} or \\w+",
			"\\bwhat (should|shall|do) i do, [^.?!]{3,60} or \\w+",
			"\\bhelp me (to )?decide\\b",
			"\\b(is it|would it be) (better|wiser|kinder|easier) if i\\b",
			"\\bwould (you|u) (do(?! (that|this|it)\\b)|leave|stay|go|tell|keep|send|call|ring|write|wait|forgive|take|say|ask|stop|" +
				"end|marry|move|give|let|text|try)\\b",
			"\\bif (you|u) were me\\b",
			"\\bin my (place|shoes)\\b",
			"\\bwhether (to|i should)\\b",
		]),
	],
	// "I was told I could read something here?"
	[
		"reading",
		anyOf([
			"\\bread (something|anything)|(something|anything) to read|read me\\b",
			"\\b(have|got|is there) (you )?(something|anything) (for|on|about|against)\\b",
			"\\b(what|how) (others|other people)( in my \\w+)? (have |do |did )?(found|find|decide|handle|cope|do)\\b",
		]),
	],
	// "What could help?", "can you help me with that"
	[
		"help",
		anyOf([
			"^(\\w+,? )?what (could|would|can|might) help\\b.{0,8}$",
			"^((can|could|will) (you|u) (please )?)?help( me)?( with (it|that|this))?\\W*$",
		]),
	],
];

/**
 * Returns the sentences of a message from the first that asks something; all of it if none does.
 * @param before How many sentences before that one are taken along.
 */
export function askingPart(message: string, before = 0): string {
	const sentences = message.split(/(?<=[.!?])\s+|\n+/);
	const first = sentences.findIndex((one) => one.includes("?") || lifeQuestionIn(one) !== null || asksWhether(one));
	return first < 0 ? message : sentences.slice(Math.max(0, first - before)).join(" ");
}

/** Returns what a message explicitly asks of the coach; null if it tells a story or asks about something else. */
export function requestIn(message: string): Request | null {
	const text = plainChat(message);
	const isPast = asksOfThePast(text);
	const asked = requests
		.filter(([request]) => request !== "decision" || !isPast)
		.filter(([request, pattern]) => (request === "words" ? asksForWords(text, pattern) : pattern.test(text)))
		.map(([request]) => request);
	return asked.find((request) => request === "listening" || request === "words" || !wantsNot.test(text)) ?? null;
}

/** Whether one of the sentences asks for words: what another one does not want counts only for that one. */
const asksForWords = (text: string, pattern: RegExp): boolean =>
	text.split(/(?<=[.!?])\s/).some((sentence) => pattern.test(sentence) && !noWords.test(sentence));

/** Matches "No, I don't want to read anything". */
const wantsNot = /^(?:no+[ ,.]+)?i (?:do ?n'?t|do not) (?:really )?(?:want|need)\b(?!.*\b(?:should|do) i\b)/;
/** Matches "I'm not looking for words", "relieved not to have to tell her"; and "do i have to tell her", a decision. */
const noWords = pattern(
	"(\\bnot|n't) (really )?(looking for|want|need|after) (any )?words\\b|" +
		"\\bnot (to )?(have|need|want) to (say|write|text|tell)\\b|(never|did not|didn't) know (what|how) to|\\bdo i (really )?(have|need) to\\b",
);

/** Matches the beginning of a sentence in which somebody else speaks: "She says you never listen". */
const reported = /^(?:(?:and|so|but) )*(?:he|she|my \w+|\p{Lu}\w+) (?:says?|said|told|reckons)\b/u;

/** Whether the person says that the coach did not respond to what they said. */
export const saysMissed = (message: string): boolean =>
	plainChat(unquoted(message))
		.split(/(?<=[.!?])\s/)
		.some((sentence) => (isComplaint(sentence) || complains(sentence)) && !reported.test(sentence));

/** Whether the person corrects what the coach understood. */
export const saysCorrected = (message: string): boolean => corrected.test(plainChat(unquoted(message)));

/** Matches prompts such as "Say something", "ask me something", "your turn", "bored". */
const prompted = pattern(
	"^((?!do)\\w+[ ,.]+)?(say something(?! to)|(i'?m |im )?(so )?bored$|" +
		"ask me (something|anything|another|one more|a question)|another (one|question)|your turn|" +
		"tell me (a joke|a story|something)(?! about))\\b",
);

/** Whether a person who is being listened to now wants a response. */
export const wantsAnAnswer = (message: string): boolean => prompted.test(plainChat(message));

/**
 * Whether the person accepts an offer: "Yes, let's do that", "sounds good". A mere "yes" answers a question instead.
 */
export const agrees = (message: string): boolean => agreement.test(plainChat(message));
const agreement = pattern(
	"^(\\w+[ ,.!]+){0,2}(let'?s( (do|try|go with) (that|it|this))?|" +
		"(that )?sounds good|(that'?s a )?good idea|i('d| would) like that|i can (do|try) (that|it|this)|(please )?do that)[ .!]*$",
);

/** Whether the last sentence asks for a yes or a no: "do i have any chance of getting it back". */
export const asksWhether = (message: string): boolean =>
	whether.test(plainChat(message.split(/[.!\n]\s*/).at(-1) ?? ""));
const whether = anyOf([
	"^((so|and|but|ok|well|fair) )*(do|does) (?!not\\b|n't)(\\w+ ){1,3}(work|last|happen|help|" +
		"change|matter|come back|get better|go away)\\b",
	"^((so|and|but|ok|well) )*(do|does|did|is|are|am|was|can|could|will|would|has|have) (i|you|it|" +
		"he|she|they|we|there|this|that)\\b",
]);

/**
 * Matches a question about something that somebody does to the person: "is it normal that he reads my messages", "he
 * shouts at me, is that ok". What somebody leaves undone, or does out of love, is not meant.
 */
const doneToThem = (() => {
	const somebody = "(?:he|she|they|my \\w+|someone|somebody)(?:'s)?";
	const judged = "(?:normal|usual|ok|okay|alright|all right|bad|wrong|fine|allowed|abuse|too much|fair)";
	const kindly = "(?:miss|love|like|want|care|help|hug|thank|text|ask|earn|snore|need|hope)\\w*";
	const undone =
		"(?:(?:is|are|was|does|do|did|has|have|will|would|can)? ?(?:not|n't)|(?:does|do|did|is|has|wo|ca|was)n'?t|never|hardly)";
	const harmful =
		"(?:hit|hits|hurt|hurts|grab\\w*|push\\w*|hold|holds|lock\\w*|check|checks|read|reads|track\\w*|" +
		"follow\\w*|shout\\w*|scream\\w*|yell\\w*|throw|throws|call|calls|take|takes|control\\w*|watch\\w*|" +
		"forbid\\w*|threaten\\w*|force\\w*|makes|look|looks|goes|slap\\w*|punish\\w*)";
	return [
		pattern(
			`\\b(is|was|if) (it|this|that)( \\w+)? ${judged}( (that|if|when|how|` +
				`for))? ${somebody} ((only|just|always|sometimes|still) )?(?!${undone}|${kindly})[^?.!]*\\b(me|` +
				"my|i|that|this|it|us|where)\\b",
		),
		pattern(
			`\\b${somebody} ((only|just|always|sometimes|still) )?${harmful} (at |in |through |on )?(me|` +
				`my|us|where i)\\b.*\\b(is|was) (that|this|it)( \\w+)? ${judged}`,
		),
	];
})();

/** Whether a question is about something that somebody does to the person. */
export const isDoneToThem = (message: string): boolean =>
	doneToThem.some((pattern) => pattern.test(plainChat(message)));

/**
 * Matches "is that any good?", "how does that sound?", "can I send it like that?" about words of their own. The last one
 * looks back at what is quoted: a search from each quotation mark to the end would take very long.
 */
const ofOwnWords = anyOf([
	"\\b(is|was|are|would) (that|this|it|these|those)( be)? (any good|good enough|(ok|okay|good|" +
		"fine|alright|all right) (to send|like that|as it is)|(a bit |much |way )?too (hard|harsh|soft|" +
		"long|short|cold|blunt|soppy|formal|strong))\\b",
	"\\bhow('s| is| does| do) (that|this|it|these) (sound|read|look|for a)\\b",
	"\\b(does|do|would) (that|this|it|these) (sound|read|come across)\\b",
	"\\b(can|could|should|may) i (send|say|post) (that|this|it)(?= ?[:?.,]| ?$| like| as)",
	"\\b(?=(is|was) (it|that|this) (ok|okay|fine|alright|too \\w+))(?<=[\"“'‘].{15,}[\"”'’].{0,12})",
]);

/** Whether the person asks how words of their own are. */
export const asksAboutOwnWords = (message: string): boolean => ofOwnWords.test(plainChat(message));

const closing = pattern(
	"^(\\w+[ ,.]+){0,2}" +
		"(i'?ll|i will|i might|let me) (try|think about (it|that)|do (that|it)|see|sleep on it|give it a (go|try))\\b",
);

/** Whether the person only says that they will try or think about it. */
export const saysWillTry = (message: string): boolean => message.length < 70 && closing.test(plainChat(message));

/** Whether somebody only says that they are new here, or that somebody gave them this to try. */
export const isNewHere = (message: string): boolean =>
	message.length < 160 &&
	/\b(?:try|put|told me about|installed|downloaded) this\b|\bnew (?:here|to this)\b/.test(plainChat(message));

/** Matches statements that start like questions: "When I was forty", "What I miss is the noise". */
const tellsInOrder = /^(?:when|where|what|who|how|why|which) (?:i|we|he|she|they|it|my|the|our)\b/i;

/** Matches a last sentence that only looks for agreement: "can you believe it?", "you know?" */
const tag =
	/^(?:(?:can|would) you believe|(?:do )?you know|know what|right|isn't|innit|ok|okay|see|yeah|huh|really|since)\b/;

/** Whether the last sentence ends with a question mark, and is more than "right?" */
function endsAsking(message: string): boolean {
	const last =
		plainChat(message)
			.split(/[.!?\n]\s+/)
			.at(-1) ?? "";
	return last.endsWith("?") && !last.endsWith("??") && last.split(" ").length > 2 && !tag.test(last);
}

/** Matches questions that tell what somebody has done: "who does that?" */
const isRhetorical = hasOneOf(
	"why would i, (who|who even) does that, who does this, how (dare|could) (he|she|they), what kind of (person|man|woman|mother|" +
		"father|friend), what sort of person",
);

/** A last sentence of more words asks nothing if it has no mark. */
const FEW_TO_ASK = 14;

/** Whether a message ends with a question that wants an answer: a story may have one in its middle. */
export function endsWithQuestion(message: string, today: Day): boolean {
	const sentences = unquoted(message)
		.split(/(?<=[.!?:])\s+|\n+/)
		.filter((one) => /\p{L}/u.test(one));
	const last = sentences.at(-1) ?? "";
	if (isRhetorical(last)) return false;
	const isAsked = isAsking(last, today) || /^(?:is|are|does|did|can) (?!not\b)(?:\S+ ){2,}/i.test(last);
	const isShort = last.split(/\s+/).length <= FEW_TO_ASK;
	return sentences.slice(-2).some((one) => one.includes("?") && isAsking(one, today)) || (isShort && isAsked);
}

/** Whether a message asks something, with or without its mark; "what branch, they closed it" asks nothing. */
export function isAsking(message: string, today: Day): boolean {
	if (lifeQuestionIn(message) !== null || asksAboutOwnWords(message)) return true;
	if (isRhetorical(message)) return false;
	if (asksWhether(message) || endsAsking(message)) return true;
	const { asks } = read(message.slice(0, READ), today);
	const isMarked = message.includes("?");
	return (
		asks !== null && asks.word !== null && (isMarked || !(tellsInOrder.test(message.trim()) || message.includes(",")))
	);
}
/** How many characters of a message are read. */
const READ = 4_000;

/** Whether a question is about what the person should do. */
export const asksWhatToDo = (message: string): boolean =>
	/\b(?:should|shall|ought) (?:i|we)\b|\b(?:i|we) (?:should|shall|ought)\b/.test(plainChat(message));

/** Whether a question asks what the coach itself would do, or wants done. */
export const asksWhatCoachWouldDo = (message: string): boolean =>
	/\bwould (?:you|u)\b|\bif (?:you|u) were me\b|\bin my (?:place|shoes)\b/i.test(message);

/** Whether the person says that none of what was offered fits. */
export const saysNoneOf = (message: string): boolean => /^(?:(?:no+|nope|nah)[,. ]+)*none\b/i.test(message);

/** Whether a message needs no more words to say: it asks something, says thanks or "never mind". */
export const wantsNoMore = (message: string): boolean =>
	/\?|\b(?:thanks|thank you|never ?mind|that will do|those will do|exactly it)\b/i.test(message);

/** Whether the person refuses what was just offered: "no not the jam", "who is grieving??", "same list again". */
export const objects = (message: string): boolean =>
	saysMissed(message) ||
	saysCorrected(message) ||
	saysNoneOf(message) ||
	/^[^.!?]{0,40}\?\?/.test(message) ||
	/^\W*(?:lol )?(?:no+|nope|nah|same|wrong)\b(?! (?:he|she|they|i)\b)/i.test(message);
