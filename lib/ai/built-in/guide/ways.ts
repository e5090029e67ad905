import type { ReplyInput } from "@/lib/ai/types";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import type { Matter } from "@/lib/domain/matters/schema";
import { occasionById } from "@/lib/domain/occasions/occasions";
import type { Occasion } from "@/lib/domain/occasions/schema";
import { talkBySlug } from "@/lib/domain/talks/library";
import { helpMe, justListen, type One, tapOf, toRead } from "./content/taps";
import { mayLeadToSomebody } from "./danger";
import { unsaid } from "./say";
import { sittingOf } from "./sitting";
import { isBright } from "./which-matter";

/** Returns the occasions that fit a subject, the most wanted first. */
export const occasionsOf = ({ occasions }: Matter, input: ReplyInput): Occasion[] =>
	occasions.flatMap((id) => {
		const one = occasionById(id);
		return one && (mayLeadToSomebody(input) || one.leadsToSomebody !== true) ? [one] : [];
	});

const wordsTap = (matter: Matter, input: ReplyInput): One[] => {
	const [first] = occasionsOf(matter, input);
	if (!first) return [];
	const id = matter.hasSides || matter.isOnlyPeople ? "all" : first.id;
	return [tapOf("Words I could say", { do: "occasion", id })];
};

/** Offers everything there is for a subject, as taps. */
export function waysOf(matter: Matter, input: ReplyInput, isSmallGiven = false): OfferOf<"taps"> {
	const { id, article, talk: slug } = matter;
	const talk = slug ? talkBySlug(slug) : undefined;
	const isGiven = isSmallGiven || unsaid([matter.small], sittingOf(input)).length === 0;
	const leads = mayLeadToSomebody(input);
	const goThrough =
		talk && (leads || talk.aboutSomebody !== true)
			? [tapOf(`Step by step: ${talk.title}`, { do: "talk", id: talk.slug })]
			: [];
	const found = articleBySlug(article)?.article;
	const reads = found && !isBright(matter) && (leads || found.afraid !== "not-for-you");
	const taps = [
		...wordsTap(matter, input),
		...(isGiven ? [] : [tapOf("Something small for today", { do: "matter", id, want: "small" } as const)]),
		...goThrough,
		...(reads
			? [matter.isOnlyPeople ? toRead : tapOf("What helps others", { do: "open", kind: "article", id: article })]
			: []),
		justListen,
		somethingElse,
	];
	return { kind: "taps", label: "What would help?", taps };
}

const somethingElse = tapOf("It’s about something else", { do: "matter", id: "else" });

/** Offers two ways on, other ones each time, and the way out of a subject; without a subject, to listen or to help. */
export function someWays(matter: Matter | null, input: ReplyInput): Offer[] {
	if (!matter) return [{ kind: "taps", taps: [justListen, helpMe] }];
	const all = waysOf(matter, input).taps.filter((one) => one !== somethingElse);
	const from = sittingOf(input).length % Math.max(all.length, 1);
	const two = [...all, ...all].slice(from, from + Math.min(2, all.length));
	return [{ kind: "taps", label: "What would help?", taps: [...two, somethingElse] }];
}
