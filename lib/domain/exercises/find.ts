import { around, fearCues, wellStates } from "./cue-words";
import { type Cue, firstWords, matchAt, readCue, type Token, tokensOf } from "./cues";
import { exercises } from "./library";
import type { Exercise } from "./schema";

/** An exercise that fits what somebody wrote. */
export interface FoundExercise {
	exercise: Exercise;
	/** The words by which it was found, exactly as the person typed them. */
	words: string;
	/** The reason for the offer, ready to be shown: it repeats their words and claims nothing else. */
	reason: string;
	/** Whether they named it or its purpose, and wrote nothing else. */
	isNamed: boolean;
}

interface Searched {
	/** Null if the cue is one of fear rather than of an exercise. */
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

/** The names of an exercise: its own, and the words of its title. */
const names = exercises.map((exercise) => ({
	exercise,
	own: new Set(exercise.find.words),
	title: new Set(tokensOf(exercise.title).map(({ word }) => word)),
}));
/** A message with more words than these is more than the name of an exercise. */
const LONGEST_NAME = 14;

interface FindOptions {
	/** Whether only exercises may be offered that suit somebody whose words sounded like danger. */
	calmOnly?: boolean;
}

/**
 * Exercises that fit a message or a single word, in the order of the words by which they are found. It would rather
 * find nothing than something that does not fit: only what the writer asks, wants or says of themselves counts. If they
 * say that they are afraid of somebody, nothing is found that leads towards another person. Never throws; takes time
 * linear in the length of the text.
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

/** The exercises that a message names by title or purpose, if there is nothing else in it. */
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
