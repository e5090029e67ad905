/** Who somebody may be to a person. */
export type Relation =
	| "mother"
	| "father"
	| "parent"
	| "grandmother"
	| "grandfather"
	| "sister"
	| "brother"
	| "son"
	| "daughter"
	| "child"
	| "partner"
	| "ex"
	| "friend"
	| "boss"
	| "colleague"
	| "aunt"
	| "uncle"
	| "cousin"
	| "mother-in-law"
	| "father-in-law"
	| "stepmother"
	| "stepfather"
	| "therapist"
	| "teacher"
	| "neighbor"
	| "roommate";

/** What people call them, in lower case. A word of two is written with a space. */
export const callings: Record<Relation, readonly string[]> = {
	mother: ["mother", "mum", "mom", "mam", "mama", "mamma", "mummy", "mommy", "mammy", "momma", "mumma", "mutti"],
	father: ["father", "dad", "daddy", "papa", "pops", "dada"],
	parent: ["parent", "parents", "folks"],
	grandmother: ["grandmother", "grandma", "granny", "gran", "nan", "nana", "nanna", "grannie", "oma", "abuela"],
	grandfather: ["grandfather", "grandad", "granddad", "grandpa", "gramps", "opa", "abuelo"],
	sister: ["sister", "sis"],
	brother: ["brother", "bro"],
	son: ["son"],
	daughter: ["daughter"],
	child: ["child", "kid", "kids", "children", "baby", "toddler"],
	partner: [
		"partner",
		"husband",
		"hubby",
		"wife",
		"boyfriend",
		"girlfriend",
		"fiance",
		"fiancee",
		"spouse",
		"other half",
		"bf",
		"gf",
	],
	ex: [
		"ex",
		"ex husband",
		"ex wife",
		"ex boyfriend",
		"ex girlfriend",
		"ex partner",
		"former husband",
		"former wife",
		"former partner",
	],
	friend: ["friend", "mate", "bestie", "best friend", "buddy"],
	boss: ["boss", "manager", "supervisor"],
	colleague: ["colleague", "coworker", "co worker", "workmate"],
	aunt: ["aunt", "auntie", "aunty"],
	uncle: ["uncle"],
	cousin: ["cousin"],
	"mother-in-law": ["mother in law"],
	"father-in-law": ["father in law"],
	stepmother: ["stepmother", "stepmum", "stepmom", "step mother", "step mum", "step mom"],
	stepfather: ["stepfather", "stepdad", "step father", "step dad"],
	therapist: ["therapist", "counsellor", "counselor", "psychologist", "psychiatrist"],
	teacher: ["teacher"],
	neighbor: ["neighbor", "neighbour"],
	roommate: ["roommate", "flatmate", "housemate"],
};

/** Whom else a question about somebody is about: "my kids" are sons and daughters. */
export const alsoMeans: Partial<Record<Relation, readonly Relation[]>> = {
	child: ["son", "daughter"],
	parent: ["mother", "father"],
	colleague: ["boss"],
};

/**
 * Words that are looked for together, because people write now the one and now the other. Each line is one thing, in
 * base forms.
 */
export const sameThing: readonly (readonly string[])[] = [
	["argue", "quarrel", "fight"],
	["sad", "sadness", "unhappy"],
	["angry", "anger", "furious", "rage"],
	["afraid", "fear", "scared", "frightened", "terrified"],
	["lonely", "loneliness", "alone"],
	["jealous", "jealousy", "envy", "envious"],
	["grateful", "gratitude", "thankful"],
	["ashamed", "shame"],
	["guilty", "guilt"],
	["happy", "happiness", "joy"],
	["proud", "pride"],
	["worry", "anxious", "anxiety", "nervous"],
	["marry", "marriage", "wedding"],
	["divorce", "separation", "separate"],
	["ill", "illness", "sick", "sickness"],
	["die", "death", "dead"],
	["cry", "tears", "weep"],
	["apologize", "apology", "sorry"],
	["job", "work", "office"],
	["holiday", "vacation"],
	["flat", "apartment"],
	["money", "debt", "salary"],
	["dream", "dreamt", "nightmare"],
	["sleep", "insomnia"],
	["doctor", "gp", "physician"],
	["exam", "test"],
	["film", "movie"],
	["phone", "mobile"],
	["calm", "peaceful", "relaxed"],
];
