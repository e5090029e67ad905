import type { Offer } from "@/lib/domain/chat/guide";
import { openPromptOf } from "@/lib/domain/journal/open-prompts";
import { offersOf, ownWordsPage } from "@/lib/domain/journal/own-words";

const handbook: Offer = { kind: "link", label: "The handbook", href: "/handbook" };
const keep: Offer = { kind: "keep" };
const say: Offer = { kind: "say", label: "Back", say: "Back" };

it("gives an offer the id of its reply, and leaves others as they are", () => {
	expect(offersOf([handbook, keep, say], 12)).toEqual([
		handbook,
		{ ...ownWordsPage, kind: "link", href: "/journal?from=12" },
		say,
	]);
});

it("promises no words where none are stored", () => {
	const [offer] = offersOf([keep], null);
	if (offer?.kind !== "link") throw new Error("No place to open");
	expect(openPromptOf(new URLSearchParams(offer.href.split("?")[1]).get("prompt"))).not.toBeNull();
	expect(`${offer.label} ${offer.note}`).not.toMatch(/your words|Take this/);
});
