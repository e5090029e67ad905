import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { listed } from "../analyses/words";
import type { Paragraph, Place } from "../parts/part";
import {
	furtherOnTimeline,
	namelessOpenings,
	outcomes,
	relationshipOpenings,
	relationshipSection,
} from "./content/questions";
import { openPages, type Page } from "./material";
import type { ScriptPen } from "./pen";
import { standingOf } from "./standing";

/** Writes about the relationships on the timeline: tells some and names the others. */
export function relationships(pen: ScriptPen): Paragraph[] {
	const told: Paragraph[] = [];
	const named: Page[] = [];
	for (const page of openPages(pen.material).filter(({ id }) => id === TIMELINE_QUESTIONNAIRE_ID)) {
		const paragraph = told.length < MOST_RELATIONSHIPS ? relationship(pen, page) : [];
		if (paragraph.length > 0) told.push(paragraph);
		else named.push(page);
	}
	return [...told, furtherRelationships(pen, named)];
}

/** Whether a text is a name that fits in one of our sentences: "J. B." is, "My mother. A secretary" is not. */
const isName = (text: string) => /^\p{L}[\p{L} .'’&-]{0,30}$/u.test(text) && !/\p{L}{4}\. /u.test(text);

/** How many relationships are told; the others are only named. */
const MOST_RELATIONSHIPS = 3;
const MOST_NAMES = 8;

/** Matches the end of a name: a remark follows. "J. B." goes on. */
const endOfName = /\s*[(,;:]|(?<=\p{Ll}{2})\.\s/u;
/** Matches a beginning that is lower case within a sentence. */
const notAName = /^(?:My|The|A|An|Our|His|Her|Their)\b/;

/** Matches a remark in brackets at the end: "Dev (nothing happened)" says another thing than "Dev". */
const shortRemark = / \([^()]{1,40}\)$/u;

/**
 * Returns the partner's name, or null if there is none that fits in a sentence. A longer remark after the name is left
 * out.
 */
function partnerOn(page: Page): { at: Place; name: string } | null {
	const told = page.told.find(({ question }) => question.id === "q1");
	const [whole = ""] = told?.read.raw.trim().split(endOfName) ?? [];
	const name = whole.replace(/[\s.]+$/, "").replace(notAName, (word) => word.toLowerCase());
	const remark = shortRemark.exec(told?.read.raw.trim() ?? "")?.[0] ?? "";
	return told && isName(name) ? { at: told.at, name: `${name}${remark}` } : null;
}

const rawOf = (page: Page, questionId: string) =>
	page.told.find(({ question }) => question.id === questionId)?.read.raw ?? "";

function relationship(pen: ScriptPen, page: Page): Paragraph {
	const partner = partnerOn(page);
	const standing = standingOf({ dates: rawOf(page, "q2"), outcome: rawOf(page, "q8") });
	const quotes = pen.quotes(relationshipSection, page, 0, { q8: outcomes[standing] });
	if (quotes.length === 0) return [];
	const opening = partner
		? pen.fact(relationshipOpenings[standing], "person", [partner.at], { name: partner.name })
		: pen.say(namelessOpenings);
	return [opening, ...quotes];
}

/** Names the relationships for which there is no room. */
function furtherRelationships(pen: ScriptPen, pages: readonly Page[]): Paragraph {
	const partners = pages.flatMap((page) => partnerOn(page) ?? []);
	if (partners.length === 0) return [];
	const names = [...new Set(partners.map(({ name }) => name))].slice(0, MOST_NAMES);
	const more = pages.length - partners.filter(({ name }) => names.includes(name)).length;
	const list = listed([...names, ...(more > 0 ? [`${more} more`] : [])]);
	const places = partners.map(({ at }) => at);
	return [pen.fact(furtherOnTimeline, "person", places, { list })];
}
