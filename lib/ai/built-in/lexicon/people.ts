/** People a person may mention, and how the coach names them back. `group` tells apart what they are to the person. */
export type PersonGroup = "mother" | "father" | "parent" | "sibling" | "partner" | "child" | "kin" | "friend" | "other";

interface PersonEntry {
	/** How the coach says it after "your". */
	name: string;
	group: PersonGroup;
	/** Surface forms, lower case, separated by spaces; `_` joins words. */
	terms: string;
}

/** Roles, longest first where one contains another. */
export const personLexicon: readonly PersonEntry[] = [
	{ name: "foster mother", group: "parent", terms: "foster_mother foster_mum foster_mom" },
	{ name: "foster father", group: "parent", terms: "foster_father foster_dad" },
	{ name: "foster parents", group: "parent", terms: "foster_parents foster_family foster_carers foster_carer" },
	{ name: "stepmother", group: "parent", terms: "stepmother step-mother stepmum stepmom step-mum step-mom" },
	{ name: "stepfather", group: "parent", terms: "stepfather step-father stepdad step-dad" },
	{
		name: "grandmother",
		group: "kin",
		terms: "grandmother grandma granny nan nana gran grandmom oma babcia abuela nonna",
	},
	{ name: "grandfather", group: "kin", terms: "grandfather grandpa grandad granddad opa dziadek abuelo nonno" },
	{ name: "grandparents", group: "kin", terms: "grandparents" },
	{ name: "mother-in-law", group: "kin", terms: "mother-in-law" },
	{ name: "father-in-law", group: "kin", terms: "father-in-law" },
	{ name: "mother", group: "mother", terms: "mother mum mom mam mama mommy mummy mamma ma" },
	{ name: "father", group: "father", terms: "father dad daddy papa pa pops" },
	{ name: "parents", group: "parent", terms: "parents parent" },
	{ name: "brother", group: "sibling", terms: "brother" },
	{ name: "brothers", group: "sibling", terms: "brothers" },
	{ name: "sister", group: "sibling", terms: "sister" },
	{ name: "sisters", group: "sibling", terms: "sisters" },
	{ name: "siblings", group: "sibling", terms: "siblings sibling" },
	{ name: "twin", group: "sibling", terms: "twin" },
	{ name: "ex", group: "partner", terms: "ex ex-husband ex-wife ex-boyfriend ex-girlfriend ex-partner" },
	{ name: "husband", group: "partner", terms: "husband hubby" },
	{ name: "wife", group: "partner", terms: "wife" },
	{ name: "boyfriend", group: "partner", terms: "boyfriend" },
	{ name: "girlfriend", group: "partner", terms: "girlfriend" },
	{ name: "partner", group: "partner", terms: "partner spouse fiance fiancé fiancee fiancée" },
	{ name: "partners", group: "partner", terms: "partners" },
	{ name: "son", group: "child", terms: "son" },
	{ name: "sons", group: "child", terms: "sons" },
	{ name: "daughter", group: "child", terms: "daughter" },
	{ name: "daughters", group: "child", terms: "daughters" },
	{ name: "children", group: "child", terms: "children kids" },
	{ name: "grandchildren", group: "child", terms: "grandchildren grandkids" },
	{ name: "aunt", group: "kin", terms: "aunt auntie aunty" },
	{ name: "uncle", group: "kin", terms: "uncle" },
	{ name: "cousin", group: "kin", terms: "cousin" },
	{ name: "cousins", group: "kin", terms: "cousins" },
	{ name: "best friend", group: "friend", terms: "best_friend" },
	{ name: "friend", group: "friend", terms: "friend" },
	{ name: "friends", group: "friend", terms: "friends" },
	{ name: "flatmate", group: "friend", terms: "flatmate roommate housemate" },
	{ name: "neighbor", group: "other", terms: "neighbour neighbor" },
	{ name: "teacher", group: "other", terms: "teacher" },
	{ name: "boss", group: "other", terms: "boss manager" },
	{ name: "colleagues", group: "other", terms: "colleagues coworkers co-workers" },
	{ name: "team", group: "other", terms: "team" },
	{ name: "dog", group: "other", terms: "dog puppy" },
	{ name: "cat", group: "other", terms: "cat" },
];
