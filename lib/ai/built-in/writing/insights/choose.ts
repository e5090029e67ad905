import type { Desk } from "../desk";
import type { Plan } from "../plan";
import { wordCount } from "../prose";
import { absentInsights } from "./absent";
import { chosenInsights } from "./chosen";
import { detailInsights } from "./details";
import type { Insight } from "./insight";
import { languageInsights } from "./language";
import { lineInsights } from "./lines";
import { recurringInsights } from "./recurring";

/** Insights together should not grow beyond this many words. */
const ROOM = 190;

/** Families that say the same kind of thing: one of each kind is enough. */
const kindOf = (family: string) =>
	family.startsWith("role") || family.startsWith("nothing")
		? "role"
		: ["theme", "word", "person"].includes(family)
			? "returning"
			: ["scale", "tension", "scales", "choice", "said", "time", "after"].includes(family)
				? "chosen"
				: family;

const allowed: Record<string, number> = { role: 2 };

/** What can be said when hardly a line could be quoted. */
function howMuch({ reading }: Desk): string {
	return `I’ve read ${reading.texts.length} answers in words, ${reading.words} words in all. There was little among them that I’d quote, so most of what I have to say is kept general, and I’d rather admit it than hide it.`;
}
const howRead =
	"Where I guess I say so, and you’re free to cross it out. You know what you meant; I only know what’s written.";

/** What an analysis has to say of its own accord; started early, completed when the other parts have taken their quotes. */
export class Insights {
	readonly written: string[] = [];
	private readonly kinds = new Map<string, number>();
	private words = 0;
	private readonly candidates: Insight[];

	constructor(
		private readonly desk: Desk,
		plan: Plan,
	) {
		this.candidates = [
			...plan.insights(desk),
			...lineInsights(desk, plan.favored),
			...recurringInsights(desk, plan.expectedThemes),
			...languageInsights(desk),
			...chosenInsights(desk),
			...absentInsights(desk, plan.absences),
			...detailInsights,
		]
			.filter((one) => one.weight > 0)
			.map((one) => ({ ...one, weight: one.weight + desk.dice.next() * 1.6 }))
			.sort((a, b) => b.weight - a.weight);
	}

	/** Where too few came together, takes a second of a kind. */
	fill(least: number): void {
		if (this.written.length >= least) return;
		this.kinds.clear();
		this.write(least);
		for (const plain of [howMuch(this.desk), howRead]) if (this.written.length < 2) this.written.push(plain);
	}

	/** Writes the strongest that are left, no two of a kind, until there are `most` or there is enough to read. */
	write(most: number): void {
		for (const candidate of [...this.candidates]) {
			if (this.written.length >= most || (this.written.length >= 3 && this.words > ROOM)) return;
			const kind = kindOf(candidate.family);
			if ((this.kinds.get(kind) ?? 0) >= (allowed[kind] ?? 1)) continue;
			const text = this.desk.attempt(() => candidate.write(this.desk));
			if (!text) continue;
			this.candidates.splice(this.candidates.indexOf(candidate), 1);
			this.written.push(text);
			this.words += wordCount(text);
			this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
		}
	}
}
