import type { GuideNote, Offer, TapNote } from "@/lib/domain/chat/guide";

/** The screens that an offer of ours leads to; none of them does anything by being opened. */
const screens = new Set(
	(
		"chat exercises handbook help-now journal look-back memory privacy profile questionnaires relationship-questionnaire " +
		"safety security timeline yours"
	).split(" "),
);
/** What may stand behind their names. A number names a message of the file, which has another number here. */
const asked = new Set(["entry", "prompt", "question", "relationship", "response", "run", "script"]);

const PLAIN = /^[\w-]{1,60}$/;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Whether an address in a file's offer leads to a screen of ours, and to nothing on it that is not here. */
function leadsHere(href: string, isKnown: (id: string) => boolean): boolean {
	const { pathname, searchParams, hash } = new URL(href, "https://app.invalid");
	const [first = "", ...rest] = pathname.slice(1).split("/");
	const isScreen = (first === "" && rest.length === 0) || screens.has(first);
	const isAsked = [...searchParams].every(([name, value]) => asked.has(name) && PLAIN.test(value));
	const isPlain = rest.every((part) => PLAIN.test(part)) && (hash === "" || PLAIN.test(hash.slice(1)));
	return isScreen && isAsked && isPlain && (href.match(UUID) ?? []).every((id) => isKnown(id.toLowerCase()));
}

function offerHere(offer: Offer, isKnown: (id: string) => boolean): Offer[] {
	if (offer.kind === "link") return leadsHere(offer.href, isKnown) ? [offer] : [];
	if (offer.kind !== "pages") return [offer];
	const pages = offer.pages.filter(({ href }) => leadsHere(href, isKnown));
	return pages.length > 0 ? [{ ...offer, pages }] : [];
}

/**
 * What a file's message offers, as far as it leads to what is here.
 * @param note With the ids of the file replaced by those that they have here.
 * @param isKnown Whether the file brought, or the person has, what has this id.
 */
export function guideHere(
	note: GuideNote | TapNote | null,
	isKnown: (id: string) => boolean,
): GuideNote | TapNote | null {
	if (note === null || "tap" in note) return note;
	const offers = note.offers.flatMap((offer) => offerHere(offer, isKnown));
	return offers.length > 0 || note.memo !== null ? { ...note, offers } : null;
}
