import { kinds } from "@/lib/domain/safety/kinds";
import { assess } from "@/lib/safety/assess";
import type { Sentence } from "./sentences";

/**
 * Counts what the safety rules get right and wrong on these texts. For recall, the kind of danger also has to be right.
 */
export function measure(texts: Sentence[]) {
	const results = texts.map((sentence) => {
		const got = assess([sentence.text], { isAboutThePast: sentence.isAboutThePast })?.kind ?? null;
		return { ...sentence, got, isRight: got === sentence.expected };
	});
	const crisis = results.filter(({ expected }) => expected !== null);
	const harmless = results.filter(({ expected }) => expected === null);
	const recalled = crisis.filter(({ isRight }) => isRight).length;
	const alarms = harmless.filter(({ isRight }) => !isRight).length;
	return {
		count: results.length,
		written: [...new Set(results.map(({ written }) => written))].sort(),
		kinds: kinds.map((kind) => {
			const ofKind = crisis.filter(({ expected }) => expected === kind);
			return { kind, of: ofKind.length, hit: ofKind.filter(({ isRight }) => isRight).length };
		}),
		crisis: crisis.length,
		recalled,
		recall: recalled / crisis.length,
		noticed: crisis.filter(({ got }) => got !== null).length,
		harmless: harmless.length,
		alarms,
		falseAlarms: alarms / harmless.length,
		misses: results.filter(({ isRight }) => !isRight),
	};
}
