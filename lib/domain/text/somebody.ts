import { isName } from "./names";

const speaks = "said says asked told texted laughed smiled cried wants thinks".split(" ");
const listens = "tell told telling ask asked text texted married kissed hugged thanked".split(" ");
/** Matches a capitalized word that is certainly somebody: who says something, or is told something. */
const saying = new RegExp(
	`(?<!\\p{Lu}[\\p{L}'’-]* )\\b(\\p{Lu}\\p{Ll}[\\p{L}\\p{M}-]*)(?: has| had|['’]s)? (?:just )?(?:${speaks.join("|")})\\b`,
	"gu",
);
const toldTo = new RegExp(`\\b(?:${listens.join("|")}) (\\p{Lu}\\p{Ll}[\\p{L}\\p{M}-]*)\\b(?! \\p{Lu})`, "gu");
/** Words at the beginning of a sentence that look like a name. */
const noName = new Set(
	"everyone everybody someone somebody nobody mum mom dad who she he they people that this one nothing something".split(
		" ",
	),
);

/** Returns the names in a text that are certainly those of somebody, because they speak or are spoken to. */
export const somebodyIn = (text: string): string[] =>
	[...text.matchAll(saying), ...text.matchAll(toldTo)]
		.map(([, name = ""]) => name)
		.filter((name) => isName(name) && !noName.has(name.toLowerCase()));
