import { pattern } from "@/lib/domain/text/short-forms";
import { withoutSayings } from "@/lib/domain/text/unhurt";

/**
 * Words about violence and about not wanting to live. A sentence with one of them is not quoted among our own words.
 * They do not mean that there is a danger; `assess` decides that. A superfluous word here only costs a quotation.
 */
const graveWords = [
	"hit",
	"hits",
	"hitting",
	"beat",
	"beats",
	"beaten",
	"beating",
	"belt",
	String.raw`slap\w*`,
	String.raw`punch\w*`,
	"kick(?:s|ed|ing)?",
	String.raw`chok\w+`,
	String.raw`strangl\w+`,
	"shov(?:e|es|ed)",
	String.raw`bruis\w+`,
	"rap(?:e|ed|ing|ist)",
	String.raw`molest\w*`,
	"incest",
	String.raw`abus\w*`,
	String.raw`violen\w*`,
	String.raw`assault\w*`,
	String.raw`threat\w*`,
	String.raw`suicid\w*`,
	String.raw`kill\w*`,
	String.raw`murder\w*`,
	"hurt(?:ing)? (?:me|us|him|her|them|myself)",
	String.raw`self.?harm\w*`,
	String.raw`overdos\w*`,
	"(?:want|wanted|wish|wished) to die",
	"knife",
	"gun",
	"touched me",
	String.raw`undress\w*`,
];
const grave = new RegExp(`\\b(?:${graveWords.join("|")})\\b`);

/** Matches the same words in a kitchen or a comparison, where they mean no violence. */
const harmless =
	/\b(?:(?:like|as) a knife|knife and fork|(?:punch|beat|slap)\w* (?:the |some )?(?:dough|eggs?|cream))\b/g;

/**
 * Whether a text should not be quoted.
 * @param lower The text in lower case.
 */
export const isGrave = (lower: string): boolean => grave.test(lower.replace(harmless, " "));

/** Grave words that everyday things are told with, if nobody follows: "kicked one off the roof", "killed an hour". */
const everydayWords =
	"(?:hit(?:s|ting)?|beat(?:s|en|ing)?|belt|slap\\w*|punch\\w*|kick(?:s|ed|ing)?|chok\\w+|strangl\\w+|" +
	"shov(?:e|es|ed)|kill\\w*|murder(?:s|ed|ing)?|threat\\w*)";
const closeOnes =
	"(?:mum|mom|mother|dad|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|son|daughter|child|children|kids?|baby|girl|boy)";
/** Matches forms that tell of harm to somebody, or of danger. A single word that has another use does not count. */
const harm = pattern(
	[
		`\\b${everydayWords}( \\w+)? (me|us|him|her(?! own)|them|(my|your|him|her|them|our)sel(f|ves))\\b`,
		`\\b${everydayWords}( \\w+)? (my|his|her|their|a|the)( \\w+)? ${closeOnes}\\b`,
		`\\b(he|she|they)( \\w+)? ${everydayWords} my\\b`,
		`\\b(was|were|got|been|being|be) ${everydayWords}(?! up\\b)`,
		"\\b(raped?|raping|rapist|molest\\w*|incest|abus\\w*|violen\\w*|assault\\w*|suicid\\w*|self.?harm\\w*|overdos\\w*)\\b",
		"\\bhurt(ing)? (me|us|him|her|them|myself)\\b|\\b(want|wanted|wish|wished) to die\\b|\\bundress\\w* (me|us)\\b",
		"\\b(he|she|they|who|somebody|someone)(['’]s| has| had)? (has|had|got|pulled|drew|waved|pointed|" +
			"grabbed|held)?( out)? ?(a|the|his|her|their) (knife|gun)\\b",
		"\\b(he|she|they)( \\w+)? (left|gave|made)( \\w+){0,3} bruis\\w+|\\bbruis\\w+ (where|when|" +
			"from when|that|from what) (he|she|they)\\b",
	].join("|"),
);

/**
 * Whether a whole page tells of harm to somebody. Unlike in `isGrave`, a word alone does not, if it has another use.
 * @param lower The text in lower case.
 */
export const tellsOfHarm = (lower: string): boolean => harm.test(withoutSayings(lower));

/** Matches what is not quoted either: a weapon, a belt at home, an unwanted touch, and harm to animals or to several. */
const doubtful = pattern(
	"\\bguns?\\b|(?<!\\b(seat|safety|conveyor|fan|tool) )\\bbelts?\\b|" +
		"\\b(he|she|they|who|somebody|someone)( \\w+)? touched me\\b|" +
		`\\b${everydayWords}( \\w+)? (my|his|her|their|our|the|a)( \\w+)? ` +
		"(dogs?|cats?|horses?|ponies|pony|animals?|pets?|pupp(y|ies)|brothers|sisters|sons|daughters|boys|girls|women)\\b",
);
/** Matches a death by accident or in a war, which a family's story may tell of. */
const death = /\b(?:was|were|got|been|being) killed\b(?! by\b)/g;

/**
 * Whether a sentence of a person's answers is left out of texts written for them: it tells that somebody was harmed, or
 * of a danger. Unlike in `isGrave`, a knife for noodles, murder shows and a punched ticket do not count.
 * @param lower The text in lower case.
 */
export const isAboutHarm = (lower: string): boolean => {
	const text = lower.replace(death, " ");
	return tellsOfHarm(text) || doubtful.test(text);
};

/** Words that do not belong in a title or a highlighted quotation: illness, loss, and unkind words about people. */
const painfulWords = [
	String.raw`chemo\w*|cancer|tumou?r|scan|biopsy|surgery|hospital|tissue|blood|bleed\w*|vomit\w*|threw up|throws? up|pills?`,
	String.raw`dead|die[ds]?|dying|death|funeral|grave|coffin|corpse|miscarr\w*|stillb\w*|lost (?:the|my|our|a) \w+`,
	String.raw`suicid\w*|overdose|kill\w*|knife|gun|poison\w*|bruises?|rape[ds]?|hits?|beats?`,
	String.raw`lie[ds]?|liar|cheat\w*|steal|stole|hate[sd]?|guilty|ashamed|terrible|difficult|awful|horrible|disgusting|selfish`,
	"stupid|ugly|fat|lazy|worthless|useless|pathetic|failure|loser|idiot|bitch|slut|whore|crazy|mad|bad|weak",
];
const painful = new RegExp(`\\b(?:${painfulWords.join("|")})\\b`, "i");

/**
 * Whether a text is better not shown as a title or a quotation. A superfluous word in the list costs no more than that.
 */
export const isPainful = (text: string): boolean => painful.test(text);
