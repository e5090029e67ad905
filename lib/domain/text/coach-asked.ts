import { pattern } from "@/lib/domain/text/short-forms";
import { unquoted } from "./plain-chat";

/** What a message asks the coach about itself. */
export type CoachAsked =
	| "what"
	| "read"
	| "remember"
	| "privacy"
	| "choice"
	| "understanding"
	| "playing"
	| "person-wanted"
	| "something-else";

const programs = "ai|a\\.i\\.|language model|bot|chatbot|robot|machine|computer|program|llm|chatgpt|gpt";

const asked: readonly (readonly [CoachAsked, RegExp])[] = [
	// "I want to talk to a real person", "give me a human", "how do I find a therapist"
	[
		"person-wanted",
		pattern(
			"\\b(talk|speak|chat|write|connect me|put me through|get me) " +
				"(to|with)? ?(an? |some )?(real |actual |living )?(human|person|people|somebody real|someone real|" +
				"therapist|counsell?or|psychologist)( being)?\\b|\\b(want|need|find|give me|get me) " +
				"(me )?(an? )?(real |actual )?(human|person|therapist|counsell?or|psychologist)\\b",
		),
	],
	// "Just talk to me about something else", "change the subject"
	[
		"something-else",
		/\b(?:talk|chat) (?:to me |with me )?about (?:something|anything) else\b|\bchange the (?:subject|topic)\b|\bdistract me\b/,
	],
	// "Are you real?", "who are you", "is this a bot", "do you understand me"
	[
		"what",
		pattern(
			`\\b(are|r) (you|u) ((an? |the |really |even |actually |just )*(real|human|person|alive|${programs}|therapist|` +
				"doctor)\\b|(just |only |even )*(picking|guessing|making|copying|programmed|scripted|automated)\\b)|\\b(who|what) " +
				"(are|r) (you|u)\\b|\\b(is|am i) (this|talking to|speaking (to|with)|chatting with) (an? )?(real |actual )?(human|" +
				`person|${programs}|somebody|someone|anyone|anybody)\\b|\\bis this (just |only )?(going to|gonna) (ask|tell|be)\\b|` +
				"\\bdo you (really |even |actually )?(feel|care|have feelings)\\b|\\bwhat (exactly )?(can|do) you do\\b(?!" +
				` with)|\\bif (you|u)('?re| are) (an? |really |just )*(real|human|person|${programs})\\b|\\bhow do you work\\b|` +
				"\\bdifference between you and\\b|\\b(what'?s|what is|whats) (the (point|use) of (you|this|it)\\b|this (app|" +
				"thing)\\b)|\\bwhat( are you|'?s this| is this)( (good )?for\\b| ?\\??$)",
		),
	],
	// "Did you read that?", "are you even reading this"
	[
		"read",
		pattern(
			"\\b(did|do|have|are) (you|u) (even |actually |really |just )*(read|reading|see|hear) (that|this|it|" +
				"any of (that|this|it)|what i (wrote|said|just))\\b",
		),
	],
	// "Do you remember me?", "will you remember this"
	[
		"remember",
		pattern(
			"\\b(do|will|can|did) (you|u) (even |still |really |actually )*(remember|forget)( (me|us|this|that|it|any\\w+|" +
				"everything|things|our|what (i|we))\\b[^.!?]{0,40})?\\s*(\\?|$)",
		),
	],
	// "How do you choose what you say to me?"
	[
		"choice",
		/\bhow do (?:you|u) (?:even |actually )?(?:choose|decide|know|pick|come up with|make up) (?:what|which|your|the)\b/,
	],
	// "Did you understand a single thing I said", "do you just match words"
	[
		"understanding",
		pattern("\\b(do|did|can) (you|u) (even |really |actually |just )*(understand|match words|go by words)\\b"),
	],
	// "Do you play anything?"
	["playing", /\b(?:do|can) (?:you|u) play\b/],
	// "Who can read what I write here?", "is this private", "do you store my messages"
	[
		"privacy",
		pattern(
			"\\bwho (else )?(can|could|will|does|gets to) (read|see)\\b.*\\b(this|here|it|write)\\b|" +
				"\\b(is|are) (this|it|that|these|my messages) (all |really )?(private|confidential|stored|anonymous)\\b|" +
				"\\b(do|does|will|can) (you|anyone|anybody|somebody|someone)( else)? (share|sell|store|save|read)\\b.*" +
				"\\b(this|data|messages?|write|chats?)\\b|\\bwhat (do|will) you do with (what|the things|my|all)\\b|" +
				"\\b(where|is|are|how)\\b[^.?!]{0,30}\\b(data|what i (write|type|say)|messages|it|this)\\b[^.?!]{0,12}\\b(stored|saved)\\b|" +
				"\\bwhere (is|are|the) (the |your )?servers?\\b|\\b(people|person|company|whoever) (who |that |behind )?(runs? )?(this|it|" +
				"the app|you)\\b[^.?!]{0,12}\\b(read|see|look)\\b|\\bwho (else )?(reads|sees) (what|this|it|my)\\b|" +
				"\\bwhat happens (to|with) my (data|pages|words)\\b|\\b(can|could|does) my \\w+ (see|read) what i\\b|" +
				"\\bcan (you|u) (see|read) my\\b|\\b(where )?do(es)? (this|it|my pages|what i write) go\\b|" +
				"\\b(can|will|does|do) (it|this|you|u|sage|(the|this) app) (tell|show|send|report)\\b.*\\b(what i (say|write|tell)|" +
				"this|anything|e?mails?|notifications?)\\b",
		),
	],
];

/**
 * Matches "Is there a person on the other end?", "or is it AI". Only the coach can be asked this, so it is recognized
 * in long messages, too.
 */
const ifAPerson = pattern(
	"\\b(is|are) there (\\w+ ){0,3}?(person|human|people|humans|somebody|someone|anybody|anyone)" +
		"( real)?( here| there| on the other (side|end)| behind (this|it|you|that)| (who )?(reads?|reading|" +
		"answers?|answering|typing|writing)\\b[^.?!]*)|" +
		"\\bis there (an? |a real |an actual )*(person|human)(?=\\s*(\\?|$|[.,]| or\\b))|" +
		"\\b(is|are|am i (talking|speaking|writing|chatting) (to|with)) (\\w+ ){0,3}?" +
		`(${programs}|real person|human being|human)\\b(?=` +
		"[^.!]*\\?|\\s*$|[,.] )|" +
		"\\b(you|u)('re| are|r|re) (just |only |really )*(an? )?" +
		`(${programs})` +
		"((,? (right|aren'?t you|no|or|yes))?\\s*\\?|,? (right|aren'?t you)\\W*$)|" +
		"\\b(does|do|will|is) (\\w+ ){0,2}?(person|human|somebody|someone|anyone|" +
		"people) (\\w+ )?(read|reading|answer|answering|reply|type|write)\\b[^.!]*(\\?|$)|" +
		`^(\\w+ )?(you|u) (an? )?(${programs})\\b`,
);

/** Maximum length of such a message, in characters; a longer one is about the person's life. */
const LONGEST = 180;

/** Matches what somebody else asks or seems to ask: "she looked at me like who are you". */
const askedByOthers =
	/\b(?:he|she|they)\b[^?]{0,60}\b(?:like|said|says|asks|asked|went|goes)\b[ ,:]*(?:who|what) (?:are|r) (?:you|u)\b/g;

/** Finds what a message asks about the coach itself, or asks the coach to do apart from coaching. */
export function coachAskedIn(message: string): CoachAsked[] {
	const text = unquoted(message).toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ").replace(askedByOthers, "");
	const isPersonAsked = ifAPerson.test(text);
	const found = asked.flatMap(([what, pattern]) => (text.length <= LONGEST && pattern.test(text) ? [what] : []));
	return isPersonAsked && !found.includes("person-wanted") ? [...new Set<CoachAsked>(["what", ...found])] : found;
}

/** Matches a question that names a program; or what Sage is not, a person or a language model. */
export const namesProgram = pattern(`\\b(${programs})\\b`, "i");
export const namesOther = pattern("\\b(human|person|real|alive|ai|language model|llm|(chat)?gpt)\\b", "i");

/** Matches "what happens if he sees this chat", "what if she finds it", in small letters without apostrophes. */
export const ifSomebodySees =
	"\\bif (?:he|she|they|my \\w+) (?:sees?|reads?|finds?|opens?) (?:this|it)(?: app| page|" +
	" chat)?\\b(?= ?[?.!,]| ?$)|\\bdelete this before\\b";
