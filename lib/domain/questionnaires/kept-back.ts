/** Questions about what people keep to themselves: what they leave out, subjects to avoid, a hidden side. */
const asksForIt: ReadonlySet<string> = new Set(["1.q9", "5.q8", "7.q8", "12.q4"]);

const saysSo = new RegExp(
	[
		"\\bI(?:['’](?:d|ll|ve)| would| will| have| had)? (?:never|not|do(?:n['’]?t| not)|won['’]?t|can(?:['’]t|not)|haven['’]t|wouldn['’]t) " +
			"(?:ever )?(?:tell|told|describe|talk about|speak of|say (?:more|any ?more|it|that|this))\\b",
		"\\bI(?:['’]ll| will)? say no more\\b",
		"\\b(?:nobody|no ?one) (?:knows?|writes?|tells?|is to know|must know|may know)\\b",
		"\\bnot to guess\\b",
		"\\b(?:don['’]?t|do not|never) (?:write|repeat|pass|tell) (?:this|that|it|them|anybody|anyone)\\b",
		"\\bno need to (?:say|tell)\\b",
	].join("|"),
	"iu",
);

/**
 * Whether an answer contains something its writer would not tell others. It must not become a headline, or part of a
 * script that is read aloud.
 */
export const isKeptBack = (questionnaireId: string, questionId: string, text: string): boolean =>
	asksForIt.has(`${questionnaireId}.${questionId}`) || saysSo.test(text);
