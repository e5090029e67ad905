import { pattern } from "@/lib/domain/text/short-forms";
/* Words by which somebody keeps an answer to themselves. */

export const saysSo = pattern(
	[
		"\\bI(['’](d|ll|ve)| would| will| have| had)? (never|not|do(n['’]?t| not)|won['’]?t|can(['’]t|not)|haven['’]t|wouldn['’]t) " +
			"(ever )?(tell|told|describe|talk about|speak of|say (more|any ?more|it|that|this))\\b",
		"\\bI(['’]ll| will)? say no more\\b",
		// "Nobody knows where I am" is a joy, and "nobody knows me there" a relief.
		"\\b(nobody|no ?one) (knows?(?! (where|me|who|whom|what I do)\\b)|writes?|tells?|(is to|must|may) know)\\b",
		"\\bnot to guess\\b",
		"\\b(don['’]?t|do not|never) (write|repeat|pass|tell) (this|that|it|them|anybody|anyone)\\b",
		"\\bno need to (say|tell)\\b",
	].join("|"),
	"iu",
);
