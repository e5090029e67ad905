import { personLexicon } from "../lexicon/people";
import type { Clause, Subject, Token } from "./model";

const splitters = new Set([
	"but",
	"because",
	"although",
	"though",
	"while",
	"until",
	"unless",
	"whenever",
	"if",
	"when",
	"since",
	"so",
	"whereas",
]);
const joiners = new Set(["and", "or", "so", "then"]);
const subjects = new Set(["i", "we", "he", "she", "they", "you", "it", "nobody", "everyone", "everybody", "someone"]);
const breaks = new Set([",", ";", ":", "—", "–", "(", ")", "...", "…", "-", "--"]);
const quotes = new Set(['"', "“", "”"]);
const relatives = new Set(personLexicon.flatMap((entry) => entry.terms.split(" ")));
const finite = new Set(["VERB", "AUX"]);

/** Cuts a sentence at commas and conjunctions; no mark at a cut belongs to a clause. */
export function clausesOf(tokens: Token[]): Clause[] {
	const clauses: Clause[] = [];
	let current: Token[] = [];
	let inQuotes = false;
	const close = () => {
		const clause = clauseFrom(current);
		if (clause) clauses.push(clause);
		current = [];
	};
	tokens.forEach((token, i) => {
		if (quotes.has(token.lower)) inQuotes = token.lower === "“" || (token.lower === '"' && !inQuotes);
		if (!inQuotes && breaks.has(token.lower) && !isHyphen(tokens, i)) {
			close();
			return;
		}
		const next = tokens[i + 1]?.lower ?? "";
		const opens = splitters.has(token.lower) ? !isAsSoThat(tokens, i) : joiners.has(token.lower) && subjects.has(next);
		if (!inQuotes && current.length > 0 && opens) close();
		current.push(token);
	});
	close();
	return clauses;
}

/** The mark inside "grown-up" cuts nothing; one with a space before it does. */
function isHyphen(tokens: Token[], i: number): boolean {
	const mark = tokens[i];
	return mark?.lower.startsWith("-") === true && tokens[i - 1]?.end === mark.start;
}

/** "so tired", "as if", "even though": the conjunction does not open a clause of its own here. */
function isAsSoThat(tokens: Token[], i: number): boolean {
	const before = tokens[i - 1]?.lower;
	const token = tokens[i]?.lower;
	const after = tokens[i + 1];
	if (before === "as" || before === "even" || before === "like" || before === "only") return true;
	if (token === "so")
		return after?.pos === "ADJ" || after?.pos === "ADV" || after?.lower === "much" || after?.lower === "many";
	if (token === "since") return after?.pos === "NUM";
	return false;
}

function clauseFrom(tokens: Token[]): Clause | null {
	let end = tokens.length;
	while (end > 0 && tokens[end - 1]?.pos === "PUNCT" && !quotes.has(tokens[end - 1]?.lower ?? "")) end--;
	const kept = tokens.slice(0, end);
	const first = kept[0];
	const last = kept.at(-1);
	if (!first || !last) return null;
	const lead = splitters.has(first.lower) || joiners.has(first.lower) ? first.lower : null;
	return {
		start: first.start,
		end: last.end,
		tokens: kept,
		lead,
		subject: subjectOf(kept),
		hasVerb: kept.some((token) => finite.has(token.pos)),
		words: kept.filter((token) => token.isWord).length,
	};
}

/** The subject, from the first pronoun or noun before the verb; "my chest", "my stomach" count as the writer. */
function subjectOf(tokens: Token[]): Subject {
	for (const [i, token] of tokens.entries()) {
		if (token.lower === "i") return "self";
		if (token.lower === "we") return "we";
		if (token.lower === "you") return "you";
		if (["he", "she", "they", "nobody", "everyone", "everybody", "someone"].includes(token.lower)) return "other";
		if (["it", "that", "this", "there", "what", "which"].includes(token.lower)) {
			if (tokens[i + 1] && finite.has(tokens[i + 1]?.pos ?? "")) return "thing";
			continue;
		}
		if (token.lower === "my") {
			const noun = tokens.slice(i + 1, i + 4).find((t) => relatives.has(t.lower) || t.pos === "NOUN");
			return noun && relatives.has(noun.lower) ? "other" : "self";
		}
		if (relatives.has(token.lower)) return "other";
		if (token.pos === "PROPN" && i > 0) return "other";
		if (finite.has(token.pos)) return "none";
	}
	return "none";
}
