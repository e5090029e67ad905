/** Relations that somebody can have to the person. */
export type Relation =
	| "mother"
	| "father"
	| "parent"
	| "grandmother"
	| "grandfather"
	| "grandparent"
	| "sister"
	| "brother"
	| "sibling"
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
	| "sister-in-law"
	| "brother-in-law"
	| "stepmother"
	| "stepfather"
	| "therapist"
	| "teacher"
	| "neighbor"
	| "roommate";

/**
 * The only list of words for people close to somebody, in lower case and without accents. Plurals that only add an s are
 * recognized. A term of several words is written with spaces; it also matches hyphens in a text.
 */
export const kinshipTerms: Record<Relation, readonly string[]> = {
	mother: ["mother", "mum", "mom", "mam", "mama", "mamma", "mummy", "mommy", "mammy", "momma", "mumma", "mutti"],
	father: ["father", "dad", "daddy", "papa", "pops", "dada"],
	parent: ["parent", "folks"],
	grandmother: [
		"grandmother",
		"grandma",
		"granny",
		"gran",
		"nan",
		"nana",
		"nanna",
		"grannie",
		"grandmom",
		"oma",
		"abuela",
	],
	grandfather: ["grandfather", "grandad", "granddad", "grandpa", "gramps", "opa", "abuelo"],
	grandparent: ["grandparent"],
	sister: ["sister", "sis"],
	brother: ["brother", "bro"],
	sibling: ["sibling"],
	son: ["son"],
	daughter: ["daughter"],
	child: ["child", "kid", "baby", "toddler", "children"],
	partner: [
		"partner",
		"spouse",
		"other half",
		"husband",
		"hubby",
		"wife",
		"boyfriend",
		"bf",
		"girlfriend",
		"gf",
		"fiance",
		"fiancee",
	],
	ex: [
		"ex",
		"ex partner",
		"ex boyfriend",
		"ex girlfriend",
		"former partner",
		"ex husband",
		"former husband",
		"ex wife",
		"former wife",
	],
	friend: ["friend", "mate", "bestie", "bff", "best friend", "buddy"],
	boss: ["boss", "manager", "supervisor"],
	colleague: ["colleague", "coworker", "co worker", "workmate"],
	aunt: ["aunt", "auntie", "aunty"],
	uncle: ["uncle"],
	cousin: ["cousin"],
	"mother-in-law": ["mother in law"],
	"father-in-law": ["father in law"],
	"sister-in-law": ["sister in law"],
	"brother-in-law": ["brother in law"],
	stepmother: ["stepmother", "stepmum", "stepmom", "step mother", "step mum", "step mom"],
	stepfather: ["stepfather", "stepdad", "step father", "step dad"],
	therapist: ["therapist", "counsellor", "counselor", "psychologist", "psychiatrist"],
	teacher: ["teacher"],
	neighbor: ["neighbor", "neighbour"],
	roommate: ["roommate", "flatmate", "housemate"],
};

/** Words that people use like a name, without "my": "Mum rang". */
export const calledWithoutMy: ReadonlySet<string> = new Set([
	...kinshipTerms.mother.slice(1),
	...kinshipTerms.father.slice(1),
	...kinshipTerms.grandmother.slice(1),
	...kinshipTerms.grandfather.slice(1),
]);

/** Words that include other relations: "my kids" are sons and daughters. */
export const alsoMeans: Partial<Record<Relation, readonly Relation[]>> = {
	child: ["son", "daughter"],
	parent: ["mother", "father"],
	grandparent: ["grandmother", "grandfather"],
	sibling: ["sister", "brother"],
	colleague: ["boss"],
};

const relations = new Map<string, Relation>();
for (const [relation, terms] of Object.entries(kinshipTerms) as [Relation, readonly string[]][])
	for (const term of terms) for (const form of [term, `${term}s`]) relations.set(form, relation);

/** Returns the relation that a word such as "mum", "sisters" or "mother in law" names; undefined for other words. */
export const relationOf = (term: string): Relation | undefined => relations.get(term);

/** The first words of all these terms, so that most words of a text can be skipped quickly. */
export const beginsTerm: ReadonlySet<string> = new Set(
	[...relations.keys()].map((term) => term.split(" ")[0] as string),
);
