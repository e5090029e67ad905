import type { ReplyInput, Turn } from "@/lib/ai/types";
import { matterById, nearestMatters } from "@/lib/domain/matters/matters";
import type { Group, Matter } from "@/lib/domain/matters/schema";
import type { Relation } from "@/lib/domain/text/kinship";
import type { Reading } from "@/lib/domain/text/reading";
import { mayLeadToSomebody } from "./danger";
import { AT_ONCE } from "./nearest";
import { ownMessages, sittingOf } from "./sitting";

/** The score a subject needs before the person is asked about it. */
const NEAR = 90;
/** How many characters of a message are read. */
const READ = 4_000;

/** Returns a filter for subjects: none that leads towards somebody who may be dangerous. */
export const passesFor = (input: ReplyInput) => (one: Matter) =>
	mayLeadToSomebody(input) || one.leadsToSomebody !== true;

/** Returns the subject recorded with the newest of these replies that recorded one, or recorded that there is none. */
function matterOf(turns: readonly Turn[], input: ReplyInput): Matter | null {
	const memo = turns.findLast(({ guide }) => guide?.memo?.matter !== undefined)?.guide?.memo;
	const found = memo?.matter ? matterById(memo.matter) : undefined;
	return found && passesFor(input)(found) ? found : null;
}

/** Returns today's subject of the conversation; null if none was tapped. */
export const matterNow = (input: ReplyInput): Matter | null => matterOf(sittingOf(input), input);
/** Returns the subject from when the person was last here. */
export const matterBefore = (input: ReplyInput): Matter | null => matterOf(input.turns, input);

/** Whether a subject is a good one. */
export const isBright = ({ group }: Matter) => group === "good";

/** Returns what the person told today, newest first. */
export const toldIn = (input: ReplyInput): string =>
	[input.tap ? "" : input.message, ...ownMessages(sittingOf(input))].join("\n").slice(0, READ);

/** Removes the words for people from a reading: mentioning a wife does not make every subject about wives nearer. */
export function withoutPeople({ words: all }: Reading): Pick<Reading, "terms" | "words"> {
	const words = all.filter(({ terms }) => !terms.some((term) => term.startsWith("@")));
	return { words, terms: new Set(words.flatMap(({ terms }) => terms)) };
}

/**
 * Returns the subjects nearest to what the person told, without the current one and those about other people, and last
 * the one about just the people they mention.
 */
export function nearTo(reading: Reading, input: ReplyInput): Matter[] {
	const not = matterNow(input)?.id;
	const withThem = reading.people.flatMap(
		({ relation }) => matterById(`with-${aboutThem[relation] ?? "family"}`) ?? [],
	);
	const isOfOthers = ({ group }: Matter) =>
		withThem.length > 0 && ofPeople.has(group) && !withThem.some((one) => one.group === group);
	const fits = (one: Matter) => passesFor(input)(one) && one.id !== not && !isOfOthers(one);
	const near = nearestMatters(withoutPeople(reading), AT_ONCE, fits).filter(({ score }) => score >= NEAR);
	const about = withThem.filter(fits).slice(0, 1);
	return [...new Set([...near.map(({ matter }) => matter).slice(0, AT_ONCE - about.length), ...about])];
}

/** The groups of subjects that are each about certain people. */
const ofPeople: ReadonlySet<Group> = new Set<Group>(["love", "family", "friends"]);

/** The subjects about just these people. There is none about an ex; anybody else is family. */
const aboutThem: Partial<Record<Relation, string>> = {
	...{ partner: "partner", ex: "nobody", friend: "friend", roommate: "friend", neighbor: "friend" },
	...{ boss: "work", colleague: "work", teacher: "work", son: "child", daughter: "child", child: "child" },
};
