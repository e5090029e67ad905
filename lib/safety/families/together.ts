import type { Kind } from "@/lib/domain/safety/kinds";
import { moreFor } from "./ease";
import { type Family, kindOf, type Theme, type WeakSign } from "./family";

/** The families of one text, and how much of them is still counted: all of what is said now, less of older days. */
export interface Aged {
	signs: readonly WeakSign[];
	/** The kinds of ease that it speaks of. */
	ease: readonly number[];
	/** The kinds of danger that a rule finds hinted at in it. */
	hints: ReadonlySet<Kind>;
	share: number;
}

const weights = { strong: 2, weak: 1 } as const;
/** What a family adds that another text speaks of again. */
const AGAIN = 0.5;
/** What it adds that a rule finds a hint in a text which speaks of no family. */
const HINTED = 1;
/** So much together is a doubt: a strong family and two weak ones of these days, or two strong ones. */
const ENOUGH = 3.75;
/** Being watched, kept short and kept apart is a doubt without anything that is strong by itself. */
const ALL_WEAK = 4;

/**
 * What weak signs of several texts come to, decided as a whole: each family counts once. It takes two strong families in two
 * texts, or a strong one with weak ones in three: people give something away on a day on which they also sleep badly. Where
 * more is told of somebody else than of the writer, it is somebody else's danger.
 * @param newest The text that was just written: a theme that it says nothing about is not called for now.
 */
export function togetherIn(newest: Aged, before: readonly Aged[]): Kind[] {
	const themes = new Set(newest.signs.map(({ theme }) => theme));
	const texts = [...before, newest];
	const near = summed("near", texts).sum;
	const more = moreFor(texts.flatMap(({ ease }) => ease));
	return [...themes].flatMap((theme) => {
		const found = summed(theme, texts);
		return isEnough(theme, { ...found, sum: found.sum - (theme === "near" ? 0 : more) }) &&
			(theme === "near" || found.sum > near)
			? [kindOf[theme]]
			: [];
	});
}

interface Summed {
	sum: number;
	/** How many families. */
	families: number;
	/** How many of them are strong. */
	strong: number;
	/** How many texts speak of it. */
	texts: number;
}

const isEnough = (theme: Theme, { sum, families, strong, texts }: Summed) =>
	texts > (strong > 1 ? 1 : 2) && sum >= ENOUGH && (strong > 0 || (theme === "partner-danger" && families >= ALL_WEAK));

/** How much is said of a theme: each family once, half of it again where another text speaks of it, too. */
function summed(theme: Theme, texts: readonly Aged[]): Summed {
	const heaviest = new Map<Family, number>();
	const again = new Map<Family, number>();
	let spoken = 0;
	let hinted = 0;
	for (const { signs, share, hints } of texts) {
		const families = new Set(signs.filter((sign) => sign.theme === theme).map(({ family }) => family));
		if (families.size > 0) spoken++;
		else if (theme !== "near" && hints.has(kindOf[theme])) hinted = Math.max(hinted, HINTED * share);
		for (const family of families) {
			const weight = weights[family.strength] * share;
			const known = heaviest.get(family);
			// Of somebody else's danger people tell more than one thing.
			if (known !== undefined && theme !== "near") again.set(family, AGAIN * Math.min(known, weight));
			heaviest.set(family, Math.max(known ?? 0, weight));
		}
	}
	const total = (weighed: ReadonlyMap<Family, number>) =>
		[...weighed.values()].reduce((all, weight) => all + weight, 0);
	return {
		sum: total(heaviest) + total(again) + hinted,
		families: heaviest.size,
		strong: [...heaviest.keys()].filter(({ strength }) => strength === "strong").length,
		texts: spoken,
	};
}
