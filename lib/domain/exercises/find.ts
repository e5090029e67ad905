import { around, fearCues, wellStates } from "./cue-words";
import { type Cue, firstWords, matchAt, readCue, type Token, tokensOf } from "./cues";
import { exercises } from "./library";
import type { Exercise } from "./schema";

/** An exercise that fits what somebody wrote. */
export interface FoundExercise {
	exercise: Exercise;
	/** The words it was found by, exactly as the person typed them. */
	words: string;
	/** Why it is offered, as it can be shown: it repeats their words and claims nothing else. */
	reason: string;
	/** They named it, or what it is for, and wrote nothing else. */
	isNamed: boolean;
}

interface Searched {
	/** Null: the cue is one of fear, not of an exercise. */
	exercise: Exercise | null;
	cue: Cue;
}

const byFirstWord = new Map<string, Searched[]>();
for (const searched of [
	...fearCues.map((cue) => ({ exercise: null, cue: readCue(cue) })),
	...exercises.flatMap((exercise) => exercise.find.cues.map((cue) => ({ exercise, cue: readCue(cue) }))),
]) {
	const words = firstWords(searched.cue);
	if (!words) throw new Error("A cue begins with a word or a phrase, so that it can be looked up.");
	for (const word of new Set(words)) byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), searched]);
}

/** What names an exercise: its own words, and those of its title. */
const names = exercises.map((exercise) => ({
	exercise,
	own: new Set(exercise.find.words),
	title: new Set(tokensOf(exercise.title).map(({ word }) => word)),
}));
/** A message with more words than these does more than name an exercise. */
const LONGEST_NAME = 14;

interface FindOptions {
	/** Only what may be offered to somebody whose words sounded like danger. */
	calmOnly?: boolean;
}

/**
 * Exercises that fit a message or a single word, in the order in which their words stand there. It rather finds
 * nothing than something that does not fit: only what the writer asks, wants or says of themselves counts.
 * Where they say that they are afraid of somebody, nothing that leads towards another person is found.
 * Never throws; the time is linear in the length of the text.
 */
export function find(text: string, { calmOnly = false }: FindOptions = {}): FoundExercise[] {
	const tokens = tokensOf(text);
	const found = new Map<Exercise, FoundExercise>();
	let isAfraid = false;
	const add = (exercise: Exercise, from: number, until: number, isNamed = false) => {
		const before = found.get(exercise);
		if (before) {
			before.isNamed ||= isNamed;
			return;
		}
		const words = text.slice(tokens[from]?.start, tokens[until - 1]?.end);
		found.set(exercise, { exercise, words, reason: `You wrote “${words.replace(/\s+/g, " ")}”.`, isNamed });
	};
	tokens.forEach(({ word }, at) => {
		for (const { exercise, cue } of byFirstWord.get(word) ?? []) {
			const end = matchAt(cue, tokens, at);
			if (end === null) continue;
			if (exercise) add(exercise, at, end);
			else isAfraid = true;
		}
	});
	for (const { exercise, from, until } of namedIn(tokens)) add(exercise, from, until, true);
	return [...found.values()].filter(
		({ exercise }) => !(calmOnly && !exercise.calm) && !(isAfraid && exercise.aboutSomebody),
	);
}

/** The exercises that a message names, by their title or by what they are for, if there is nothing else in it. */
function namedIn(tokens: readonly Token[]): { exercise: Exercise; from: number; until: number }[] {
	if (tokens.length > LONGEST_NAME) return [];
	const places = tokens.flatMap(({ word }, at) => (around.has(word) ? [] : [at]));
	const said = places.map((at) => tokens[at]?.word ?? "");
	const [from, until] = [places[0], (places.at(-1) ?? 0) + 1];
	if (from === undefined) return [];
	if (tokens.some(({ word }) => word === "am" || word === "feel") && said.every((word) => wellStates.has(word)))
		return [];
	const isAsked = tokens.some(({ word }) => /^(?:exercises?|practi[cs]es?)$/.test(word));
	return names
		.filter(({ own, title }) => {
			if (!said.every((word) => own.has(word) || title.has(word))) return false;
			return said.some((word) => own.has(word)) || isAsked || said.length > 1;
		})
		.map(({ exercise }) => ({ exercise, from, until }));
}
