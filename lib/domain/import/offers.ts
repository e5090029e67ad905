import type { GuideNote, Offer, TapNote } from "@/lib/domain/chat/guide";

/** Screens that an imported offer may lead to. None of them changes anything merely by being opened. */
const screens = new Set(
	(
		"chat exercises handbook help-now journal look-back memory privacy profile questionnaires relationship-questionnaire " +
		"safety security timeline yours"
	).split(" "),
);
/**
 * Query parameters that may follow. Those with a message's number are not among them, because the message has another
 * number here.
 */
const asked = new Set(["entry", "prompt", "question", "relationship", "response", "run", "script"]);

const PLAIN = /^[\w-]{1,60}$/;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/**
 * Whether an address in an imported offer leads to a screen of the app, and refers to nothing that does not exist here.
 */
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
 * Returns an imported message's offers, as far as they lead to something that exists here.
 * @param note With the file's ids already replaced by the ids here.
 * @param isKnown Whether this id was imported with the file, or belongs to the person already.
 */
export function guideHere(
	note: GuideNote | TapNote | null,
	isKnown: (id: string) => boolean,
): GuideNote | TapNote | null {
	if (note === null || "tap" in note) return note;
	const offers = note.offers.flatMap((offer) => offerHere(offer, isKnown));
	return offers.length > 0 || note.memo !== null ? { ...note, offers } : null;
}
