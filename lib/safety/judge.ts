import type { Kind } from "./kinds";
import { clauseBefore, isDenied, isPast, type Sentence, saysFiction, subjectOf, type Who } from "./reader";
import type { Rule } from "./rule";

/** One place in a sentence where the words of a rule stand. */
interface Match {
	rule: Rule;
	kind: Kind;
	sentence: Sentence;
	start: number;
	end: number;
	/** The texts answer questions about long ago: what is told in the past tense is not a danger now. */
	isAboutThePast: boolean;
}

/** What a match is a sign of once it has been read in its sentence; null where it is none. */
export function judge(match: Match): Kind | null {
	const { rule, sentence, start } = match;
	if (rule.reading === "as-it-is") return match.kind;
	if (rule.with && !rule.with.test(sentence.text)) return null;
	if (rule.unless?.test(sentence.text)) return null;
	if (!rule.isNegative && rule.reading !== "plain" && isDenied(sentence, start)) return null;
	if (isLongOver(match) || isMadeUp(match)) return null;
	return readings[rule.reading](match, subjectOf(sentence, start));
}

const readings: Record<Exclude<Rule["reading"], "as-it-is">, (match: Match, subject: Who) => Kind | null> = {
	self(match, subject) {
		const { sentence, start, end, kind } = match;
		const words = sentence.text.slice(start, end + 1);
		const isOfAnother =
			/ (?:himself|herself|themself|themselves|his|her|their) /.test(words) ||
			(subject === "nobody" && / (?:wants|wishes) /.test(words));
		const isWriter = subject === "i" || subject === "nobody" || subject === "thing";
		if (!isOfAnother && isWriter) return kind;
		if (subject === "child" || subject === "told" || subject === "generic" || subject === "thing") {
			return !isOfAnother && / (?:i|me|my|myself) /.test(words) ? kind : null;
		}
		if (/ (?:i|myself|my own) /.test(words)) return kind;
		return isPast(sentence, start, end) && !sentence.isRecent ? null : "someone-else";
	},
	"to-me"(match, subject) {
		const { sentence, start, end, kind } = match;
		if (subject === "thing" || subject === "child" || subject === "told" || subject === "generic") return null;
		if (subject === "partner") return kind;
		const isUnmarkedPast = isPast(sentence, start, end) && !sentence.isRecent;
		if (subject === "family" || subject === "friend") return isUnmarkedPast ? null : kind;
		return isUnmarkedPast && / us /.test(sentence.text.slice(start, end + 1)) ? null : kind;
	},
	mine({ rule, sentence, start, end, kind }, subject) {
		if (!rule.isNegative && / (?:not|never) /.test(sentence.text.slice(start, end + 1))) return null;
		if (subject !== "i" && subject !== "nobody") return null;
		if (kind !== "partner-danger" || sentence.isRecent || !isPast(sentence, start, end)) return kind;
		const isFamily = / (?:father|mother|parents|stepfather|stepmother|brother|uncle|grandfather|we all|all of us) /;
		return isFamily.test(sentence.text) || sentence.antecedent === "family" ? null : kind;
	},
	plain({ sentence, start, end, kind }, subject) {
		const isOfAnother = subject === "third" || subject === "friend" || subject === "family" || subject === "partner";
		const isAboutMe = / (?:i|me|my|myself) /.test(sentence.text.slice(start, end + 1));
		if (kind === "self-harm" && isOfAnother && !isAboutMe) {
			if (/ (?:i|me) /.test(clauseBefore(sentence, start))) return kind;
			return isPast(sentence, start, end) && !sentence.isRecent ? null : "someone-else";
		}
		const isFamilyHistory = kind === "someone-else" && !sentence.isRecent && isPast(sentence, start, end);
		return isFamilyHistory && / (?:father|mother|parents|stepfather|stepmother|grandfather) /.test(sentence.text)
			? null
			: kind;
	},
};

const takenBack =
	/ (?:i do not (?:now|any more)|(?:that|that time|those days|those years|it|they) (?:is|are) (?:over|behind me|long)|(?:today|now|these days) i (?:am|laugh|love|live|sleep|like)|i am (?:so |very )?(?:glad|grateful|forty|fifty|sixty|alive|free)|taught me|years ago|with tenderness|have been (?:well|free|safe|happy)|got help|flushed them|forgiven)/;

function isLongOver({ rule, sentence, start, end, isAboutThePast }: Match): boolean {
	const clause = clauseBefore(sentence, start);
	if (/ used to /.test(clause) && !/ still /.test(clause)) return true;
	if (sentence.isRecent) return false;
	if (/ old (?:diaries|diary|journals?|letters|notebooks?) /.test(clause)) return true;
	const past =
		isPast(sentence, start, end) ||
		(rule.reading === "plain" && / (?:thought|felt|believed|was|had|did|wanted) /.test(clause));
	if (past && (isAboutThePast || takenBack.test(sentence.next))) return true;
	return sentence.isOver && (past || / (?:remember|once|upon a time) /.test(clause));
}

/** Songs, films, books, dreams, and talk about cases: what stands in the same clause is theirs, not the writer's. */
function isMadeUp({ sentence, start, end }: Match): boolean {
	if (!sentence.isTold) return false;
	return saysFiction(clauseBefore(sentence, start), sentence.text.slice(0, start + 1), sentence.text.slice(end));
}
