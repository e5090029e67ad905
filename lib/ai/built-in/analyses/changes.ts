import { scaleMax } from "@/lib/domain/questionnaires/answers";
import type { Part } from "../parts/part";
import { choiceChanged, noWrittenAnswerRepeated, sameAsBefore, scaleChanged, textsChanged } from "./content/facts";
import { type Pen, some } from "./pen";
import { inWords, named, questionNamed } from "./words";

/** The maximum number of changes listed one by one. */
const MOST = 3;

/** Describes what has changed since the questionnaire was last answered; empty if this is the first time. */
export function changesSince(pen: Pen): Part[] {
	const { before, chosen, scaled, told } = pen.material;
	if (!before) return [];
	const then = new Map(before.map(({ questionId, answer }) => [questionId, answer]));
	const moved = scaled
		.flatMap((one) => {
			const value = Number(then.get(one.question.id) ?? Number.NaN);
			return value >= 1 && value <= scaleMax("") && value !== one.value ? [{ ...one, before: value }] : [];
		})
		.sort((a, b) => Math.abs(b.value - b.before) - Math.abs(a.value - a.before));
	const switched = chosen.flatMap((one) => {
		const value = then.get(one.question.id);
		const label = one.question.options?.find((option) => option.value === value)?.label;
		return label !== undefined && value !== one.value ? [{ ...one, before: label }] : [];
	});
	const facts = [
		...switched.map(({ question, label, before: was, at }) =>
			pen.fact(choiceChanged, "change", [at], {
				question: questionNamed(question),
				before: named(was),
				now: named(label),
			}),
		),
		...moved.map(({ question, value, before: was, at }) =>
			pen.fact(scaleChanged, "change", [at], { question: questionNamed(question), before: was, now: value }),
		),
	];
	const comparable = [...chosen, ...scaled].filter(({ question }) => then.has(question.id));
	if (facts.length === 0 && comparable.length > 0 && comparable.length === chosen.length + scaled.length)
		facts.push(
			pen.fact(
				sameAsBefore,
				"change",
				comparable.map(({ at }) => at),
				{},
			),
		);
	const same = told.filter(({ question, read }) => then.get(question.id) === read.raw).length;
	const written = told.filter(({ question }) => then.has(question.id));
	if (written.length > 0 && written.length === told.length) {
		const values = { n: inWords(told.length), same: inWords(same) };
		facts.push(
			pen.fact(
				same === 0 ? [noWrittenAnswerRepeated] : textsChanged,
				"change",
				written.map(({ at }) => at),
				values,
			),
		);
	}
	const kept = some(...facts);
	return kept.length > MOST ? [...kept.slice(0, MOST - 1), ...kept.slice(-1)] : kept;
}
