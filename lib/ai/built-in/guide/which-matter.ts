import type { ReplyInput, Turn } from "@/lib/ai/types";
import { matterById, matterOfPeople, namedMatter, nearestMatters } from "@/lib/domain/matters/matters";
import type { Group, Matter } from "@/lib/domain/matters/schema";
import { countWords } from "@/lib/domain/text/count-words";
import type { Relation } from "@/lib/domain/text/kinship";
import { soundsGlad } from "@/lib/domain/text/mood";
import { inPronoun, pronounIn } from "@/lib/domain/text/pronoun";
import { type Reading, read } from "@/lib/domain/text/reading";
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
export const pronounOf = (input: ReplyInput) => {
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

/** Returns the current subject: the one chosen or named before, otherwise one that this message clearly names. */
export function matterIn(input: ReplyInput): Matter | null {
	const now = matterNow(input);
	// A person who was bored and starts telling something is not bored any more.
	const isOver = now?.id === "bored" && countWords(input.message) > FEW_WORDS;
	if (now && !now.people && !isOver && !turnsAway.test(input.message)) return now;
	const reading = read(input.message.slice(0, READ), input.today);
	const isOfPeople = fitsPeople(read(toldIn(input), input.today));
	const named = namedMatter(reading);
	// A single word means less in the middle of a story than at its beginning.
	const isBegun = ownMessages(sittingOf(input)).length > 0;
	const fits = (one: Matter | null) =>
		one && isOfPeople(one) && !(isBegun && isBright(one) && !soundsGlad(input.message)) ? one : null;
	const nearest = clearlyNearest(reading, isOfPeople);
	const [first] = nearestMatters(reading, 1, isOfPeople);
	const found =
		(isBegun ? null : nearest) ??
		fits(isBegun && named !== first?.matter ? null : named) ??
		(isOver ? null : now) ??
		(isBegun ? null : matterOfPeople(reading));
	return found && passesFor(input)(found) ? spoken(found, input) : isOver ? null : now;
}

/** The score the nearest subject needs to be taken as certain, and by what factor it must beat the second. */
const [CLEAR, APART] = [150, 2.5] as const;

function clearlyNearest(reading: Reading, passes: (one: Matter) => boolean): Matter | null {
	const [first, second] = nearestMatters(withoutPeople(reading), 2, passes);
	return first && first.score >= CLEAR && first.score >= APART * (second?.score ?? 0) ? first.matter : null;
}

/** Removes the words for people from a reading: mentioning a wife does not make every subject about wives nearer. */
function withoutPeople({ words: all }: Reading): Pick<Reading, "terms" | "words"> {
	const words = all.filter(({ terms }) => !terms.some((term) => term.startsWith("@")));
	return { words, terms: new Set(words.flatMap(({ terms }) => terms)) };
}

/** Returns a filter that drops subjects about other people than those the text mentions. */
function fitsPeople({ people }: Reading): (one: Matter) => boolean {
	const own = new Set(people.flatMap(({ relation }) => groupsOf[relation] ?? []));
	return ({ group }) => own.size === 0 || own.has(group) || !ofPeople.has(group);
}
/** The groups of subjects that are each about certain people. */
const ofPeople: ReadonlySet<Group> = new Set<Group>(["love", "family", "friends"]);

/** An answer to a casual question has at most this many words. */
const FEW_WORDS = 6;

/** Matches "Nah, just bored": it is about something other than assumed. */
const turnsAway = /^(?:no+|nah|nope|actually|it['’]?s (?:more|just|not|about))\b/i;

/** Whether a subject is a good one. */
export const isBright = ({ group }: Matter) => group === "good";

/** Returns what the person told today, newest first. */
export const toldIn = (input: ReplyInput): string =>
	[input.tap ? "" : input.message, ...ownMessages(sittingOf(input))].join("\n").slice(0, READ);

/** Returns the subjects nearest to what the person told, without the current one. */
export function nearTo(reading: Reading, input: ReplyInput): Matter[] {
	const isOfPeople = fitsPeople(reading);
	const not = matterNow(input)?.id;
	const fits = (one: Matter) => passesFor(input)(one) && isOfPeople(one) && one.id !== not;
	return nearestMatters(withoutPeople(reading), AT_ONCE, fits).flatMap(({ matter, score }) =>
		score >= NEAR ? [matter] : [],
	);
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
