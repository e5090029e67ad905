/*
 * The one list of people and relations. Reading puts the first word in place of the others, so that every rule, written
 * with the first words only, holds for a husband and a wife, for him, her and them alike.
 */

/** What a relation is called, by the one word that the rules know for it. */
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

/** People by what they seem, told apart by nothing that the rules need. */
export const strangers = { man: "woman", men: "women", boy: "girl", boys: "girls", guy: "gal lady" } as const;

/** The pronouns of whoever is not the writer; `her` stands for him, his, them and their as well. */
export const pronouns = {
	he: "she they",
	her: "him his them their",
	hers: "theirs",
	herself: "himself themself themselves theirself",
} as const;

/** One word for each that people use. */
export const sameWord = new Map<string, string>(
	[relations, strangers, pronouns].flatMap((table) =>
		Object.entries(table).flatMap(([one, others]) => others.split(" ").map((word): [string, string] => [word, one])),
	),
);

/** Words after which a verb stands in its plural: 'they hit', 'my parents are'. */
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

/** How the rules write a verb after 'he', for each that stands after 'they'. */
export const singular = new Map<string, string>([
	...verbs.map((verb): [string, string] => [verb, ending(verb)]),
	["are", "is"],
	["were", "was"],
	["have", "has"],
	["do", "does"],
	["go", "goes"],
	["try", "tries"],
]);

/** What nobody is killed for: "he will kill me if I forgot the milk". */
export const TRIFLE =
	"if i (?:ever )?(?:smok\\w+|bought|buy|spent|spend|forgot|forget|ate|missed|miss|wore|wear|sold|sell|was late|broke the|" +
	"spilled|brought another)";

/** Friends, relatives and colleagues: alternatives for a pattern. */
export const DEAR =
	"friend|mate|sibling|parent|grandparent|child|cousin|uncle|nephew|flatmate|roommate|housemate|neighbou?r|colleague|" +
	"coworker|classmate|student|pupil";

/** What shows that a hand on somebody is a kind one. */
export const GENTLE_TOUCH =
	"gently|lovingly|massag\\w*|softly|soft|tender\\w*|cool|warm|compress|comfort\\w*|soothing|hug|hugged|hugs|" +
	"cuddl\\w*|fever|sunscreen|lotion|nurse|hairdresser|barber|physio|danc\\w+|braid\\w*|plait\\w*|ponytail|necklace|" +
	"tickl\\w*|romantic|steady|balance|cross the (?:street|road|ice|river)|watched|film|(?:i|we|both) laughed|" +
	"giggl\\w*|first aid|sprained";

/** A hand that greets a child on its way. */
export const GREETING =
	"hands? on my (?:head|back) (?:in passing|(?:when|as|whenever) (?:he|i) (?:walk|pass|went|go|came|come)\\w*)";

/** Whoever belongs to the writer's family, and whoever the writer loves or has loved: for the rules. */
export const FAMILY = "parent|grandparent|sibling|uncle|cousin|child|grandchild|nephew|family|in law";
export const PARTNER = "partner|ex";

/** Shows that a text is about family rules in a house with children. */
export const FAMILY_RULES = new RegExp(
	" (?:strict|grounded|curfew|overprotective) |" +
		"^(?=.* parent )(?!.* (?:partner|ex) ).* " +
		"(?:bedtime|past (?:nine|ten|eleven)|until (?:sunday|monday|friday)|grades?|homework) ",
);
