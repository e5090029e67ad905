import type { Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Findable } from "@/lib/domain/find/finder";
import { isOwnDanger, type Kind } from "@/lib/domain/safety/kinds";
import { mayAskDirectly } from "@/lib/safety/direct-question";
import { directAnswersTo, directQuestions } from "@/lib/safety/direct-question-lines";
import { question } from "../parts/part";
import { line } from "../parts/phrasebook";
import { friendLine } from "./content/lines";
import type { Draft } from "./draft";
import { says } from "./say";

export const helpNow: Offer = {
	kind: "link",
	label: "Help now",
	note: "People to talk to, at any hour",
	href: "/help-now",
};
const calming: Offer = { kind: "exercise", id: "calming-down-now", title: "Calming down now", note: "About 5 minutes" };

/** The article for somebody who writes about another person in danger. */
const FRIEND = "worried-about-a-friend";

/** The article for somebody who wants to hurt themselves or does not want to live. */
const HARD_NIGHT = "a-hard-night";

/** Which titles may be offered after signs of danger: nothing that leads towards somebody who may be dangerous. */
export function mayBeOffered(signs: readonly Kind[]): (thing: Findable) => boolean {
	if (signs.length === 0) return () => true;
	if (signs.includes("self-harm")) return ({ id, isCalm }) => id === HARD_NIGHT || isCalm === true;
	return ({ kind, isUrgent, isCalm, leadsToSomebody }) =>
		isUrgent === true || isCalm === true || (kind === "article" && leadsToSomebody !== true);
}

/** What is always in sight in a careful conversation. */
export const carefulOffers: readonly Offer[] = [helpNow, calming];

/**
 * The direct question after a hint of danger, asked once in a conversation; where somebody else is in danger, the article
 * for their friend. Null where nothing of this is to be said.
 */
export function answerToHint(signs: readonly Kind[], turns: readonly Turn[]): Draft | null {
	const [about] = signs;
	if (!about) return null;
	if (about === "someone-else") {
		const isShown = turns.some(({ guide }) =>
			guide?.offers.some((one) => one.kind === "article" && one.slug === FRIEND),
		);
		const wasOffered = turns.some(({ content }) => content.includes(friendLine));
		if (isShown || wasOffered) return null;
		const title = { kind: "article" as const, id: FRIEND, title: "If a friend is in danger" };
		return { paragraphs: [says(friendLine)], offers: [helpNow, { kind: "which-is-nearest", titles: [title] }] };
	}
	if (!isOwnDanger(about) || !mayAskDirectly(turns)) return null;
	const answers = directAnswersTo(about).map(({ id, label }) => ({ id, label }));
	return {
		paragraphs: [[question(line(directQuestions[about]))]],
		offers: [{ kind: "direct-question", answers }, helpNow],
	};
}
