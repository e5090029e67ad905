import type { Offer } from "@/lib/domain/chat/guide";
import type { Kind } from "@/lib/domain/safety/kinds";
import type { Care } from "./care";
import { home } from "./content/home";
import { living } from "./content/living";
import { somebody } from "./content/somebody";

/** Every question of somebody in danger that has an answer here. */
export const cares: readonly Care[] = [...living, ...home, ...somebody];

/** The one with this id; null where there is none. */
export const careById = (id: string): Care | null => cares.find((care) => care.id === id) ?? null;

/** Whom one can reach is the last of the next steps, always. */
const LINES = "talk-now";
/** So many next steps stand below a reply; more are not read on a phone. */
const AT_ONCE = 4;

/** The next steps after each danger, the most pressing first. */
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
	"someone-else": ["they-are-in-danger-now", "ask-them", "they-refuse", "and-me", "when-i-ring"],
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

/** What was said in a conversation, as far as the next steps go. */
interface Said {
	from: "person" | "coach";
	content: string;
}

/** Questions to tap that fit a danger and what was told: those that were not answered yet first, and whom to reach last. */
export function nextSteps(about: Kind, said: readonly Said[], shown?: Care): Offer {
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

/** Whether a reply was the answer to a question. */
const isAnswerOf = (reply: string, id: string) => reply.includes(careById(id)?.answer[0] ?? reply);

/** How long a question may be, in characters; a longer message tells a story. */
const LONGEST = 300;

/**
 * The question of somebody in danger that a message asks, if it has an answer here.
 * @param about The dangers of the conversation, the most pressing first; without any, only what means the same anywhere.
 */
export function careAskedIn(message: string, about: readonly Kind[], said: readonly Said[] = []): Care | null {
	const text = plain(message);
	if (text.length > LONGEST) return null;
	const hasBaby = baby.test(plain(said.map(({ content }) => content).join(" ")));
	const fits = ({ kinds, isPlain, isAboutBaby }: Care, kind: Kind) =>
		(kinds.includes(kind) || (isPlain && kinds.length === 0)) && (!isAboutBaby || hasBaby || baby.test(text));
	for (const kind of about) {
		const found = cares.find((care) => fits(care, kind) && care.asked?.test(text));
		if (found) return found;
	}
	const anywhere = cares.filter(({ isPlain, kinds }) => isPlain || (about.length > 0 && kinds.length === 0));
	return anywhere.find(({ asked }) => asked?.test(text)) ?? null;
}

/** An answer as it stands in the conversation, in Markdown. */
export const writtenCare = ({ answer }: Care): string => answer.join("\n\n");

/** What stands below an answer: its words, the lines of the country, what to go on with, and the way to all of them. */
export function careOffers(care: Care, about: Kind, said: readonly Said[], country: string | null): Offer[] {
	const { words, article, hasLines } = care;
	return [
		...(words ? [{ kind: "words-to-say" as const, words: [...words] }] : []),
		...(hasLines ? [{ kind: "help-lines" as const, about, country }] : []),
		nextSteps(about, said, care),
		...(article ? [{ kind: "link" as const, label: article.title, href: `/handbook/${article.slug}` }] : []),
		helpNow,
	];
}

/** The way to Help now, which stands below every reply in a careful conversation. */
export const helpNow: Offer = {
	kind: "link",
	label: "Help now",
	note: "People to talk to, at any hour",
	href: "/help-now",
};
