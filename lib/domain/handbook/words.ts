import { stem } from "@/lib/domain/search/language/words";

/** Words that say nothing about the subject, in the form that `plain` gives them. */
const EMPTY = new Set(
	`a an the and or but if so as at by for from in into of off on onto out over to up with without about than then that this
	these those there here it its i me my mine myself you your yours yourself he him his himself she her hers herself we us our
	ours they them their theirs themselves one someone somebody anyone anybody everyone everybody people person is am are was were
	be been being do does did doing done have has had having will would shall should can could may might must not no nor never
	how what why when where who whom which whose really very just still even ever also too only much many more most some any all
	each every other another such own same again always often sometimes now today yesterday tomorrow soon later already yet get
	gets got getting gotten make makes made making go goes going went gone come comes came let lets put thing things something anything
	everything nothing way lot bit kind like know knows knew think thinks thought want wants wanted feel feels felt feeling say
	says said tell tells told because since while after before during until between against both few well okay ok please
	maybe perhaps im dont cant ive gonna wanna oh yes hi hello hey keep keeps kept seem seems try tries tried trying help helps
	advice deal mean means normal bad good right wrong time times day days week weeks month months year years two three old new
	stop start stay take takes took thanks thank need needs needed does cope man woman guy girl men women happen happens happened
	first last`.split(/\s+/),
);

/** Short forms, written out. */
const CONTRACTIONS = new Map(
	Object.entries({
		"can't": "cannot",
		"won't": "will not",
		"shan't": "shall not",
		"let's": "let us",
		cannot: "can not",
		im: "i am",
		ive: "i have",
		cant: "can not",
		dont: "do not",
		doesnt: "does not",
		didnt: "did not",
		wont: "will not",
		isnt: "is not",
		wasnt: "was not",
		havent: "have not",
		hasnt: "has not",
		youre: "you are",
		theyre: "they are",
	}),
);

const groups = [
	"he she they",
	"him her them his their",
	"himself herself themselves",
	"partner husband wife boyfriend girlfriend bf gf hubby spouse fiance fiancee",
	"mother mum mom mam mama mommy mummy mommies mums moms",
	"father dad daddy papa dads",
	"child children kid kids son daughter sons daughters",
	"sibling sister brother sisters brothers siblings",
	"quarrel fight fights fighting fought argue argues argued arguing argument arguments row rows bicker bickering quarreling",
	"apologize apologise apology apologies apologized apologised apologizing apologising",
	"counsel counseling counselling counselor counsellor therapy therapist",
	"lonely loneliness lonesome alone lonelier",
	"anger angry temper rage furious mad",
	"jealous jealousy jealously envious",
	"marriage marriages",
	"marry married marrying",
	"cheat cheated cheats cheating affair affairs",
	"die died dies dead death dying",
	"lie lied lies lying liar liars",
	"leave left leaves leaving",
	"break broke broken breaks breaking breakup breakups",
	"sleep slept sleeping asleep",
	"text texts texting texted message messages messaging messaged reply replies replied replying",
	"phone phones cellphone cell smartphone mobile",
	"sex sexual sexually intimacy intimate",
	"money finances financial financially",
	"drink drinks drinking drank drunk alcohol alcoholic booze",
	"journal journaling journalling diary journals",
	"divorce divorced divorcing separation separated separate separating",
	"forgive forgiving forgiveness forgave forgiven",
	"hide hid hidden hiding",
	"secret secrets secretly",
	"hurt hurts hurting",
	"grief grieve grieving grieved mourn mourning bereaved",
	"kill kills killed killing suicide suicidal",
	"chore chores housework",
	"favorite favourite favouritism favoritism",
	"criticize criticise criticizes criticises criticized criticised critical criticism",
	"scared afraid frightened frighten frightens scare scares fear fears terrified",
	"write writes writing wrote written",
	"choose chose chosen choice choices choosing",
	"decide decides decided deciding decision decisions",
	"pregnant pregnancy",
	"shame ashamed shameful",
	"limit limits boundary boundaries",
	"trust trusts trusted trusting",
	"perfect perfectionist perfectionism perfectionistic",
	"friend friends friendship friendships",
	"family families",
	"stepparent stepmother stepfather stepmom stepdad",
	"stepchild stepchildren stepdaughter stepson stepkids stepkid",
	"pay pays paid paying",
	"depressed depression depressive",
	"burnout burned-out burnt-out",
	"narcissist narcissistic narcissism narc",
	"poly polyamory polyamorous nonmonogamy monogamy nonmonogamous",
	"mother-in-law monster-in-law mil",
];

/** Forms of one word, and words that are one for the handbook. */
const SAME = new Map(
	groups.flatMap((group) => {
		const [word = "", ...forms] = group.split(" ");
		return [word, ...forms].map((form) => [form, word] as const);
	}),
);

export interface Word {
	/** As it stands in the text. */
	text: string;
	/** The form by which words meet. */
	stem: string;
	/** Whether it says nothing about the subject. */
	isEmpty: boolean;
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

function* wordsIn(token: string): Generator<{ stem: string; isEmpty: boolean }> {
	const written =
		CONTRACTIONS.get(token) ??
		token
			.replace(/n't$/, " not")
			.replace(/'m$/, " am")
			.replace(/'re$/, " are")
			.replace(/'ve$/, " have")
			.replace(/'(?:s|ll|d)$/, "");
	for (const word of written.replaceAll("'", "").split(" ")) {
		if (word) yield { stem: stem(SAME.get(word) ?? word), isEmpty: EMPTY.has(word) };
	}
}

/** The words of a sentence, in order. */
export function wordsOf(sentence: string): Word[] {
	return [...sentence.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu)].flatMap(([text]) => {
		const whole = plain(text);
		const parts = SAME.has(whole) ? [whole] : whole.split("-");
		return parts.flatMap((part) => [...wordsIn(part)].map((word) => ({ text, ...word })));
	});
}

/** Cuts a text where a sentence or a line ends. */
export function sentencesOf(text: string): string[] {
	return text.match(/[^.!?\n]+[.!?]*/g)?.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)) ?? [];
}
