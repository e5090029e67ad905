import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import type { Kind } from "@/lib/domain/safety/kinds";
import { asksCare } from "@/lib/domain/text/care-questions";
import type { CareAnswer } from "./care";
import { home } from "./content/home";
import { living } from "./content/living";
import { somebody } from "./content/somebody";

/** Every question of a person in danger that the app answers. */
export const cares: readonly CareAnswer[] = [...living, ...home, ...somebody];

/** Returns the question with this id; null if there is none. */
export const careById = (id: string): CareAnswer | null => cares.find((care) => care.id === id) ?? null;

/** Id of the step that says whom to call. It always comes last. */
const LINES = "talk-now";
/** How many next steps are shown below a reply; on a phone, more would not be read. */
const AT_ONCE = 4;

/** The next steps after each kind of danger, the most urgent first. */
const steps: Record<Kind, readonly string[]> = {
	"self-harm": ["next-hour", "who-to-tell", "when-i-ring", "say-something", "locked-up", "self-harm-urge"],
	"partner-danger": [
		"safe-plan",
		"tell-the-children",
		"can-he-see",
		"leave-safely",
		"tell-somebody",
		"bad-enough",
		"sorry-after",
		"stayed-so-long",
		"take-my-children",
		"when-i-ring",
	],
	"danger-to-others": ["cool-down", "tell-before-harm", "when-i-ring"],
	"frightening-images": ["pictures", "take-my-baby", "after-birth-normal", "when-i-ring"],
	"someone-else": [
		"they-are-in-danger-now",
		"ask-them",
		"they-deny",
		"tell-others",
		"they-refuse",
		"angry-with-me",
		"and-me",
		"when-i-ring",
	],
};
const withBaby = ["after-birth-normal", "take-my-baby"];
const baby =
	/\b(?:baby|newborn|bub|gave birth|giving birth|since the birth|postnatal|postpartum|pregnant|health visitor|midwife|breastfeed\w*)\b/;
const children = /\b(?:child|children|kids?|sons?|daughters?|baby|little ones?|toddler)\b/;

const plain = (text: string) =>
	text
		.toLowerCase()
		.replace(/['’‘`]/g, "")
		.replace(/\s+/g, " ")
		.trim();

/** A message of the conversation, reduced to the fields that choosing next steps needs. */
interface Said {
	from: "person" | "coach";
	content: string;
}

/** Returns the questions to tap that fit the danger and the conversation: unanswered ones first, whom to call last. */
export function nextSteps(about: Kind, said: readonly Said[], shown?: CareAnswer): OfferOf<"next-steps"> {
	const told = plain(said.flatMap(({ from, content }) => (from === "person" ? [content] : [])).join(" "));
	const fitting = [...(about === "self-harm" && baby.test(told) ? withBaby : []), ...steps[about]].filter(
		(id) => id !== shown?.id && (children.test(told) || (id !== "tell-the-children" && id !== "take-my-children")),
	);
	const answered = (id: string) => said.some(({ from, content }) => from === "coach" && isAnswerOf(content, id));
	const fresh = fitting.filter((id) => !answered(id));
	const chosen = [...fresh, ...fitting.filter(answered)].slice(0, AT_ONCE);
	const ids = shown?.hasLines ? chosen : [...chosen, LINES];
	return { kind: "next-steps", steps: ids.flatMap((id) => stepOf(id)) };
}

const stepOf = (id: string) => {
	const care = careById(id);
	return care ? [{ id, label: care.label }] : [];
};

/** Whether a reply is the answer to the question with this id. */
const isAnswerOf = (reply: string, id: string) => reply.includes(careById(id)?.answer[0] ?? reply);

/** Longest message, in characters, that can be a question; a longer one tells a story. */
const LONGEST = 300;

/**
 * Finds the question of a person in danger that a message asks; null if the app has no answer to it.
 * @param about The dangers of the conversation, the most urgent first. If there are none, only questions that mean the
 * same without a danger are found.
 */
export function careAskedIn(message: string, about: readonly Kind[], said: readonly Said[] = []): CareAnswer | null {
	const text = plain(message);
	if (text.length > LONGEST) return null;
	const hasBaby = baby.test(plain(said.map(({ content }) => content).join(" ")));
	const fits = ({ kinds, isPlain, isAboutBaby }: CareAnswer, kind: Kind) =>
		(kinds.includes(kind) || (isPlain && kinds.length === 0)) && (!isAboutBaby || hasBaby || baby.test(text));
	for (const kind of about) {
		const found = cares.find((care) => fits(care, kind) && asksCare(care.id, text));
		if (found) return found;
	}
	const anywhere = cares.filter(({ isPlain, kinds }) => isPlain || (about.length > 0 && kinds.length === 0));
	return anywhere.find(({ id }) => asksCare(id, text)) ?? null;
}

/** Returns an answer in Markdown, as the conversation shows it. */
export const writtenCare = ({ answer }: CareAnswer): string => answer.join("\n\n");

/**
 * Returns the offers below an answer: sentences to copy, the country's help lines, the next steps, and the link to all
 * of them.
 */
export function careOffers(care: CareAnswer, about: Kind, said: readonly Said[], country: string | null): Offer[] {
	const { words, article, hasLines } = care;
	return [
		...(words ? [{ kind: "words-to-say" as const, words: [...words] }] : []),
		...(hasLines ? [{ kind: "help-lines" as const, about, country }] : []),
		nextSteps(about, said, care),
		...(article ? [{ kind: "link" as const, label: article.title, href: `/handbook/${article.slug}` }] : []),
		helpNow,
	];
}

/** The link to Help now, shown below every reply of a careful conversation. */
export const helpNow: OfferOf<"link"> = {
	kind: "link",
	label: "Help now",
	note: "People to talk to, at any hour",
	href: "/help-now",
};
