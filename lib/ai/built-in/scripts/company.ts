import { SOUL_SPARK_ID } from "@/lib/questionnaires/ids";
import type { Material } from "./material";

/** Who is there in the life somebody wants, as far as they said; "open" where they did not. */
export type Company = "alone" | "several" | "friends" | "family" | "one" | "open";

const alone =
	/\b(?:on my own|by myself|just me|only me|nobody else|no one else|content alone|happy alone|live alone|living alone|alone and|a year alone|i don't want a (?:partner|relationship)|not looking for)\b|\balone\b(?! with (?:him|her|them|you))/;
const notAlone = /\b(?:not|never|n't|no longer|stop being|tired of being) (?:\w+ )?(?:alone|on my own|by myself)\b/;
const several =
	/\b(?:partners|both of (?:them|my)|all (?:three|four) of us|the (?:three|four) of us|poly\w*|metamours?|two relationships|each of them)\b/;
const friends = /\bfriends\b/;
const family =
	/\b(?:my|the|our) (?:\w+ )?(?:daughters?|sons?|kids|children|grandchildren|girls|boys|family|mother|mum|mom|sisters?|brothers?)\b/;
const partner = /\b(?:husband|wife|partner|boyfriend|girlfriend)\b/;
const one =
	/\b(?:my (?:husband|wife|partner|boyfriend|girlfriend)|he|she|him|her|someone|somebody|the other (?:person|one)|we|us|together|the (?:person|one) i love)\b/;

/** Reads it from the evening and the morning that the person described, and from what they said of their love life. */
export function companyIn(material: Material): Company {
	const soul = material.of(SOUL_SPARK_ID);
	const evening = lower(soul?.desk.text("q6")?.raw);
	const life = lower(material.of("1")?.desk.text("q2")?.raw);
	const all = `${evening} ${lower(soul?.desk.text("q12")?.raw)} ${life}`;
	if (several.test(all)) return "several";
	if (alone.test(evening) && !notAlone.test(evening)) return "alone";
	if (friends.test(evening)) return "friends";
	if (family.test(evening) && !partner.test(evening) && !/\b(?:asleep|in bed)\b/.test(evening)) return "family";
	// Nobody takes the place of somebody who has died.
	if (isGrieving(material)) return "open";
	if (soul?.desk.reading.people.some((one) => one.isName && !one.died && one.questionIds.includes("q6"))) return "one";
	if (/\b(?:he|she|him|her|my (?:husband|wife|partner|boyfriend|girlfriend)|we|us)\b/.test(evening)) return "one";
	return one.test(evening) ? "one" : "open";
}

const isGrieving = (material: Material) =>
	material.of("1")?.desk.choice("q1")?.value === "grieving" ||
	material.entries.some(({ desk }) => desk.reading.people.some((one) => one.group === "partner" && one.died));

const lower = (text: string | undefined) => (text ?? "").toLowerCase().replace(/[\u2018\u2019]/g, "'");

/** The evening with them, in the present tense. No name, no sex, nothing promised that was not wished for. */
export const evenings: Record<Company, readonly string[]> = {
	alone: [
		"The evening is mine. I lay one place, properly, and light the lamp that I like best. It is quiet in the way that I chose.",
		"Toward evening I close the door behind me, and what is inside is mine: the chair, the quiet, the slow end of the day. Nobody is missing from it.",
	],
	several: [
		"In the evening the people I love are in and out of the room. Nobody is a secret, nobody is kept waiting, and there is enough of me, because I have kept some for myself.",
		"Toward evening there are voices, more than one that I love. It takes some arranging, and I am glad of everybody who comes through the door.",
	],
	friends: [
		"In the evening there is a table, and friends around it. Somebody tells a story for the third time, and I laugh at the same place.",
		"Toward evening it gets loud in a good way. Friends, plates, a chair too few. I sit in the middle of it and need not be anywhere else.",
	],
	family: [
		"In the evening there are voices that I would know anywhere. Somebody is telling something, somebody contradicts, and I belong to it without having to do a thing.",
		"Toward evening those who belong to me are about. It is not quiet, and it is not tidy, and I would not change either.",
	],
	one: [
		"In the evening we are in one room, the one I love and I, and not much is said. A look goes across and comes back.",
		"Toward evening I hear that I am not alone in the house. Somebody I love moves about, sets something down, asks me a small question and waits for what I say.",
	],
	open: [
		"In the evening whoever is near is welcome, and if it is nobody, the lamp is on all the same. I am good company by now.",
		"Toward evening it grows quiet. Whoever is dear to me tonight, near or far, is on my mind, and it is a friendly thought.",
	],
};
