import type { Kind } from "@/lib/domain/safety/kinds";
import { type Family, kindOf, type Theme, type WeakSign } from "./family";

/** The families of one text, and how much of them is still counted: all of what is said now, less of older days. */
export interface Aged {
	signs: readonly WeakSign[];
	share: number;
}

const weights = { strong: 2, weak: 1 } as const;
/** So much together is a doubt: a strong family and two weak ones, or two strong ones. */
const ENOUGH = 3.5;
/** Being watched, kept short and kept apart is a doubt without anything that is strong by itself. */
const ALL_WEAK = 4;

/**
 * What weak signs of several texts come to, decided as a whole: each family counts once, and it takes several of
 * different families, one of them strong, in more than one text. Where more is told of somebody else than of the writer, it
 * is somebody else's danger.
 * @param newest The text that was just written: a theme that it says nothing about is not called for now.
 */
export function togetherIn(newest: Aged, before: readonly Aged[]): Kind[] {
	const themes = new Set(newest.signs.map(({ theme }) => theme));
	const texts = [...before, newest];
	const near = summed("near", texts).sum;
	return [...themes].flatMap((theme) => {
		const found = summed(theme, texts);
		return isEnough(theme, found) && (theme === "near" || found.sum > near) ? [kindOf[theme]] : [];
	});
}

interface Summed {
	sum: number;
	/** How many families. */
	families: number;
	isAnyStrong: boolean;
	/** How many texts speak of it. */
	texts: number;
}

const isEnough = (theme: Theme, { sum, families, isAnyStrong, texts }: Summed) =>
	texts > 1 && sum >= ENOUGH && (isAnyStrong || (theme === "partner-danger" && families >= ALL_WEAK));

/** How much is said of a theme, each family once. */
function summed(theme: Theme, texts: readonly Aged[]): Summed {
	const heaviest = new Map<Family, number>();
	let spoken = 0;
	for (const { signs, share } of texts) {
		const ofTheme = signs.filter((sign) => sign.theme === theme);
		if (ofTheme.length > 0) spoken++;
		for (const { family } of ofTheme) {
			heaviest.set(family, Math.max(heaviest.get(family) ?? 0, weights[family.strength] * share));
		}
	}
	return {
		sum: [...heaviest.values()].reduce((all, weight) => all + weight, 0),
		families: heaviest.size,
		isAnyStrong: [...heaviest.keys()].some(({ strength }) => strength === "strong"),
		texts: spoken,
	};
}
