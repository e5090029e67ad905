/** Left out before cues are compared: they change nothing about what is meant. */
export const skipped: ReadonlySet<string> = new Set(
	"really just still actually even ever please finally maybe also probably badly desperately properly quite honestly".split(
		" ",
	),
);

/** Short forms, written out. */
export const longForms: ReadonlyMap<string, readonly string[]> = new Map(
	Object.entries({
		"i'm": "i am",
		im: "i am",
		"i've": "i have",
		ive: "i have",
		"i'd": "i would",
		"we're": "we are",
		"we've": "we have",
		"can't": "cannot",
		cant: "cannot",
		"couldn't": "could not",
		"don't": "do not",
		dont: "do not",
		"won't": "will not",
		"doesn't": "does not",
		doesnt: "does not",
		"haven't": "have not",
		"hasn't": "has not",
		"didn't": "did not",
		"it's": "it is",
		"who's": "who is",
		"what's": "what is",
		wanna: "want to",
		gotta: "have to",
		"he's": "he has",
		"she's": "she has",
		"they've": "they have",
	}).map(([short, long]) => [short, long.split(" ")]),
);

/** The phrases behind `<name>` in a cue. Each speaks of what the writer asks, wants or is, and of nobody else. */
export const phrases: Readonly<Record<string, readonly string[]>> = {
	how: [
		"how do i",
		"how can i",
		"how should i",
		"how could i",
		"how would i",
		"how might i",
		"how do we",
		"how can we",
		"how to",
		"ways to",
		"way to",
		"help me",
		"help me to",
		"help to",
		"help with how to",
		"learn to",
		"where do i start to",
	],
	need: [
		"i want to",
		"i need to",
		"i have to",
		"i should",
		"i must",
		"i ought to",
		"i would like to",
		"i would love to",
		"i am trying to",
		"i am going to",
		"i am planning to",
		"i plan to",
		"i will have to",
		"i wish i could",
		"i wish to",
		"i need help to",
		"we need to",
		"we have to",
		"we should",
		"we want to",
	],
	cannot: [
		"i cannot",
		"i can not",
		"i could not",
		"i am not able to",
		"i am unable to",
		"i find it hard to",
		"i find it difficult to",
		"i find it impossible to",
		"it is hard to",
		"hard for me to",
		"i struggle to",
		"i am struggling to",
		"i have trouble",
		"i never manage to",
		"i do not know how to",
		"i have no idea how to",
		"i am bad at",
		"why cannot i",
		"why can i not",
	],
	"i-am": ["i am", "i feel", "i am feeling", "i have been", "i have been feeling", "we are"],
	"i-have": ["i have", "i had", "i keep having", "i get", "i keep getting"],
	person: [
		..."him her them".split(" "),
		...(
			"husband wife partner boyfriend girlfriend fiance fiancee spouse ex lover date mother mum mom father dad " +
			"parents sister brother son daughter child children kids stepmother stepfather grandmother grandfather grandma grandpa " +
			"aunt uncle cousin friend friends boss manager colleague coworker roommate flatmate neighbour neighbor family teacher " +
			"mother-in-law father-in-law in-laws teenager teen stepson stepdaughter trainee team landlord landlady"
		)
			.split(" ")
			.flatMap((who) => [`my ${who}`, `my best ${who}`, `my ex ${who}`, `my ${who}'s`]),
		"my own family",
		"he",
		"she",
		"they",
		"his",
		"somebody",
		"someone",
	],
	loved: (
		"mother mum mom father dad husband wife partner boyfriend girlfriend son daughter child baby sister brother " +
		"grandmother grandfather grandma grandpa gran nan granny aunt uncle cousin friend dog cat " +
		"father-in-law mother-in-law brother-in-law sister-in-law"
	)
		.split(" ")
		.map((who) => `my ${who}`),
};

/** Whoever says one of these is offered nothing that leads towards the other person. */
export const fearCues: readonly string[] = [
	"afraid|scared|frightened|terrified of <person>",
	"afraid|scared|frightened|terrified ?that he|she|they",
	"afraid|scared|frightened|terrified what he|she|they",
	"<person> ?has scares|frightens|terrifies|threatens|threatened me",
	"<person> ?has hits|hit|beats|beat|chokes|choked|strangled|slaps|slapped|punches|punched|kicks|kicked|hurts|raped me",
	"he|she|they ?has|have pushed|shoved|grabbed me",
];

/** Words that may stand around the name of an exercise without changing what is asked for. */
export const around: ReadonlySet<string> = new Set(
	"a an the my some any about against on for with of to and or i me myself am is it this that there feel feeling feelings being be help need want would like exercise exercises practice practise practices something do can could you have show give step steps which what your one get im".split(
		" ",
	),
);

/** Said of oneself, these ask for nothing: "I am calm". */
export const wellStates: ReadonlySet<string> = new Set("calm calmer forgiving kinder appreciation decide".split(" "));
