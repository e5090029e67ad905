import { pattern } from "@/lib/domain/text/short-forms";
/*
 * The only list of people and relations. Normalizing replaces all synonyms with the first word, so that a rule written
 * with the first words applies to a husband and a wife, and to him, her and them alike.
 */

/** Synonyms of each relation, by the one word that the rules use. */
export const relations = {
	partner:
		"husband wife boyfriend girlfriend spouse fiance fiancee lover hubby bf gf wifey boyfriends girlfriends partners husbands wives spouses",
	ex: "exes exhusband exwife exboyfriend exgirlfriend expartner stbx stbxh stbxw",
	parent:
		"father mother dad mum mom mam daddy mummy mommy mama papa pa stepfather stepmother stepdad stepmum stepmom " +
		"stepparent parents fathers mothers dads mums moms stepparents",
	grandparent:
		"grandfather grandmother grandma grandpa granny grandad granddad gran nan nana grandparents grandmothers grandfathers",
	sibling: "brother sister stepbrother stepsister brothers sisters siblings sis bro stepbrothers stepsisters",
	child: "son daughter kid children sons daughters kids stepson stepdaughter stepchild stepchildren stepkids",
	grandchild: "grandson granddaughter grandchildren grandkids grandsons granddaughters",
	uncle: "aunt auntie aunty uncles aunts",
	nephew: "niece nephews nieces",
} as const;

/** Words for unknown people; the rules do not need to distinguish them. */
export const strangers = { man: "woman", men: "women", boy: "girl", boys: "girls", guy: "gal lady" } as const;

/** Pronouns of anybody but the writer; `her` also stands for him, his, them and their. */
export const pronouns = {
	he: "she they",
	her: "him his them their",
	hers: "theirs",
	herself: "himself themself themselves theirself",
} as const;

/** The word that the rules use, by each word that people use. */
export const sameWord = new Map<string, string>(
	[relations, strangers, pronouns].flatMap((table) =>
		Object.entries(table).flatMap(([one, others]) => others.split(" ").map((word): [string, string] => [word, one])),
	),
);

/** Words that take a verb in the plural: "they hit", "my parents are". */
export const plurals = new Set(
	[...sameWord].flatMap(([word, one]) =>
		word === "they" || (word.endsWith("s") && one in relations && word !== "sis") || word === "children" ? [word] : [],
	),
);

const verbs = [
	"abuse attack avoid bang beg believe belittle blame block break bruise bully burn call choke come control curse",
	"cut demand drag drink drug feel find follow force get give grab grope guilt harass hate hide insult keep kick",
	"kill know lash leave let lie lock look make manipulate mock monitor need pin point pull punch punish refuse",
	"ruin say scare scream shake shout shove slam slap smack smash spank stalk steal stop strangle take talk tell",
	"text think threaten throw torture track treat use wait want whip yell",
]
	.join(" ")
	.split(" ");
const ending = (verb: string) => (/(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`);

/** The verb form that the rules use after "he", by the form that people write after "they". */
export const singular = new Map<string, string>([
	...verbs.map((verb): [string, string] => [verb, ending(verb)]),
	["are", "is"],
	["were", "was"],
	["have", "has"],
	["do", "does"],
	["go", "goes"],
	["try", "tries"],
]);

/** Reasons for which nobody is killed: "he will kill me if I forgot the milk". */
export const TRIFLE =
	"if i (ever )?(smok\\w+|buy~|spend~|forget~|ate|miss~|wore|wear|sell~|was late|broke the|spilled|brought another)";

/** Friends, relatives and colleagues: alternatives for a pattern. */
export const DEAR =
	"friend|mate|sibling|parent|grandparent|child|cousin|uncle|nephew|flatmate|roommate|housemate|neighbou?r|colleague|" +
	"coworker|classmate|student|pupil";

/** Words which show that a touch is kind. */
export const GENTLE_TOUCH =
	"gently|lovingly|massag\\w*|softly|soft|tender\\w*|cool|warm|compress|comfort\\w*|soothing|hugs?|hugged|cuddl\\w*|" +
	"fever|sunscreen|lotion|nurse|hairdresser|barber|physio|danc\\w+|braid\\w*|plait\\w*|ponytail|necklace|tickl\\w*|" +
	"romantic|steady|balance|cross the (street|road|ice|river)|watched|film|(i|we|both) laughed|giggl\\w*|first aid|" +
	"sprained";

/** Matches a hand that greets a child in passing. */
export const GREETING = "hands? on my (head|back) (in passing|(when|as|whenever) (he|i) (walk|pass|go~|come~)\\w*)";

/** Words for the writer's family, and for people the writer loves or has loved, as alternatives for patterns. */
export const FAMILY = "parent|grandparent|sibling|uncle|cousin|child|grandchild|nephew|family|in law";
export const PARTNER = "partner|ex";

/** Matches a text about family rules in a house with children. */
export const FAMILY_RULES = pattern(
	" (strict|grounded|curfew|overprotective) |^(?=.* parent )(?!.* (partner|ex) ).* (bedtime|past (nine|ten|eleven)|" +
		"until (sunday|monday|friday)|grades?|homework) ",
);
