import type { Offer } from "@/lib/domain/chat/guide";
import { doorLabels, helpLabels, partLabels } from "@/lib/domain/chat/labels";
import type { Tap } from "@/lib/domain/chat/tap";
import { feelings } from "@/lib/domain/feelings/feelings";
import { spokenOffer } from "@/lib/domain/threads/spoken";

/** A button below a reply: its label, and what it sends. */
export interface Button {
	words: string;
	/** Null if nothing is sent to the coach: a link, a copied sentence, a kept page. */
	tap: Tap | null;
	/** A message that is sent as if the person had written it. */
	say?: string;
}

const keysOf = <Key extends string>(of: Readonly<Record<Key, string>>) => Object.keys(of) as Key[];

/** Returns the buttons of an offer, as the screen shows them with the newest reply. */
export function buttonsOf(offer: Offer): Button[] {
	switch (offer.kind) {
		case "which-is-nearest":
			return [
				...offer.titles.map(({ kind, id, title }): Button => ({ words: title, tap: { do: "open", kind, id } })),
				{ words: "None of these", tap: { do: "none" } },
			];
		case "article":
			return offer.parts
				.filter((part) => part !== offer.part)
				.map((part) => ({ words: partLabels[part], tap: { do: "part", slug: offer.slug, part } }));
		case "feeling":
			return [
				...feelings.map(({ id, label }): Button => ({ words: label, tap: { do: "feeling", feeling: id } })),
				{ words: "Something else", tap: { do: "feeling", feeling: "something-else" } },
				{ words: "Rather not say", tap: { do: "feeling", feeling: "rather-not" } },
			];
		case "doors":
			return keysOf(doorLabels).map((door) => ({ words: doorLabels[door], tap: { do: "door", door } }));
		case "what-would-help": {
			const kinds = keysOf(helpLabels).filter((kind) => !offer.without?.includes(kind));
			return kinds.map((door) => ({ words: helpLabels[door], tap: { do: "door", door } }));
		}
		case "occasions":
			return offer.occasions.map(({ id, label }) => ({ words: label, tap: { do: "occasion", id } }));
		case "topics":
			return offer.topics.map(({ id, label }) => ({ words: label, tap: { do: "topic", id } }));
		case "taps":
			return offer.taps.map(({ label, tap }) => ({ words: label, tap }));
		case "direct-question":
			return offer.answers.map(({ id, label }) => ({ words: label, tap: { do: "answer", answer: id } }));
		case "next-steps":
			return offer.steps.map(({ id, label }) => ({ words: label, tap: { do: "care", id } }));
		case "pages":
			return offer.more ? [{ words: "Show me more", tap: { do: "more-pages" } }] : [];
		case "say":
			return [{ words: offer.label, tap: null, say: offer.say }];
		case "link":
			return [{ words: offer.label, tap: null }];
		case "later":
			return [
				{
					words: offer.meant ? `Ask me about it (${spokenOffer(offer.meant)})` : "Choose a day to be asked",
					tap: null,
				},
			];
		case "keep":
			return [{ words: "Keep it as a page of the journal", tap: null }];
		default:
			return [];
	}
}
