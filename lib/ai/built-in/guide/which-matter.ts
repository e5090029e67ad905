import type { ReplyInput, Turn } from "@/lib/ai/types";
import { matterById, nearestMatters } from "@/lib/domain/matters/matters";
import type { Group, Matter } from "@/lib/domain/matters/schema";
import type { Relation } from "@/lib/domain/text/kinship";
import { inPronoun, pronounIn } from "@/lib/domain/text/pronoun";
import type { Reading } from "@/lib/domain/text/reading";
import { mayLeadToSomebody } from "./danger";
import { AT_ONCE } from "./nearest";
import { ownMessages, sittingOf } from "./sitting";

/** The score a subject needs before the person is asked about it. */
const NEAR = 90;
/** How many characters of a message are read. */
const READ = 4_000;

export const passesFor = (input: ReplyInput) => (one: Matter) =>
	mayLeadToSomebody(input) || one.leadsToSomebody !== true;

/** Returns the subject recorded with the newest of these replies that recorded one, or recorded that there is none. */
const matterOf = (turns: readonly Turn[]): Matter | null => {
	const memo = turns.findLast(({ guide }) => guide?.memo?.matter !== undefined)?.guide?.memo;
	return memo?.matter ? (matterById(memo.matter) ?? null) : null;
};

/** Returns today's subject of the conversation; null if it is not certain. */
export function matterNow(input: ReplyInput): Matter | null {
	const found = matterOf(sittingOf(input));
	return found && passesFor(input)(found) ? spoken(found, input) : null;
}

/** Returns the subject from when the person was last here. */
export const matterBefore = (input: ReplyInput): Matter | null => {
	const found = matterOf(input.turns);
	return found && passesFor(input)(found) ? spoken(found, input) : null;
};

/** Returns the pronoun that the person uses today for their partner. */
const pronounOf = (input: ReplyInput) => {
	const written = [...ownMessages(sittingOf(input)).toReversed(), input.tap ? "" : input.message];
	return pronounIn(
		written.map((text) => text.slice(0, READ)),
		input.today,
	);
};

/** Rewrites a subject about a couple with the pronoun that the person uses for their partner. */
export function spoken(matter: Matter, input: ReplyInput): Matter {
	const pronoun = matter.group === "love" || matter.id === "hidden-debt" ? pronounOf(input) : null;
	if (!pronoun) return matter;
	const { asks, small, later } = matter;
	return {
		...matter,
		asks: asks.map((text) => inPronoun(text, pronoun)),
		small: inPronoun(small, pronoun),
		later: inPronoun(later, pronoun),
	};
}

/** Removes the words for people from a reading: mentioning a wife does not make every subject about wives nearer. */
function withoutPeople({ words: all }: Reading): Pick<Reading, "terms" | "words"> {
	const words = all.filter(({ terms }) => !terms.some((term) => term.startsWith("@")));
	return { words, terms: new Set(words.flatMap(({ terms }) => terms)) };
}

/** Returns the groups of subjects about the people whom a text mentions. */
const groupsOfPeople = ({ people }: Reading): ReadonlySet<Group> =>
	new Set(people.flatMap(({ relation }) => groupsOf[relation] ?? []));
/** The groups of subjects that are each about certain people. */
const ofPeople: ReadonlySet<Group> = new Set<Group>(["love", "family", "friends"]);

/** Whether a subject is a good one. */
export const isBright = ({ group }: Matter) => group === "good";

/** Returns what the person told today, newest first. */
export const toldIn = (input: ReplyInput): string =>
	[input.tap ? "" : input.message, ...ownMessages(sittingOf(input))].join("\n").slice(0, READ);

/**
 * Returns the subjects nearest to what the person told, without the current one: those of the people they mention, and
 * last the subject about just these people.
 */
export function nearTo(reading: Reading, input: ReplyInput): Matter[] {
	const own = groupsOfPeople(reading);
	const not = matterNow(input)?.id;
	const fits = (one: Matter) =>
		passesFor(input)(one) && one.id !== not && (own.size === 0 || own.has(one.group) || !ofPeople.has(one.group));
	const near = nearestMatters(withoutPeople(reading), AT_ONCE, fits).filter(({ score }) => score >= NEAR);
	const about = reading.people
		.flatMap(({ relation }) => matterById(withThem[relation] ?? "") ?? [])
		.filter(fits)
		.slice(0, 1);
	return [...new Set([...near.map(({ matter }) => matter).slice(0, AT_ONCE - about.length), ...about])];
}

const groupsOf: Partial<Record<Relation, readonly Group[]>> = {
	...{
		partner: ["love", "good"],
		ex: ["love"],
		friend: ["friends", "love"],
		roommate: ["friends"],
		neighbor: ["friends"],
		boss: ["work"],
		colleague: ["work", "love"],
	},
	...{ mother: ["family", "loss"], father: ["family", "loss"], parent: ["family", "loss"], child: ["family", "loss"] },
	...{ sister: ["family", "loss"], brother: ["family", "loss"], son: ["family", "loss"], daughter: ["family", "loss"] },
};

/** The subjects about just these people. */
const withThem: Partial<Record<Relation, string>> = {
	...{
		partner: "with-partner",
		friend: "with-friend",
		boss: "with-work",
		colleague: "with-work",
		teacher: "with-work",
	},
	...{ mother: "with-family", father: "with-family", parent: "with-family", sister: "with-family" },
	...{
		brother: "with-family",
		sibling: "with-family",
		cousin: "with-family",
		aunt: "with-family",
		uncle: "with-family",
	},
	...{ son: "with-child", daughter: "with-child", child: "with-child" },
};
