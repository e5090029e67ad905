/** One measurement. `npm run eval:safety` prints the numbers; they are entered only here. */
export interface Figure {
	/** What kind of texts were measured. */
	texts: string;
	/** Who wrote the texts, and what that means for the figure. */
	source: string;
	/** Day of the measurement (ISO date). */
	measured: string;
	/** `noticed`: counted among texts that are about danger. `false alarm`: counted among texts that are not. */
	counts: "noticed" | "false alarm";
	hits: number;
	of: number;
}

/** Measurements on texts that the rules were not adjusted to afterwards. */
export const safetyFigures: readonly Figure[] = [
	{
		texts: "Posts in a forum for people who think of suicide",
		source: "public posts of strangers, the half that no rule was changed after reading",
		measured: "2026-11-23",
		counts: "noticed",
		hits: 44,
		of: 57,
	},
	{
		texts: "Posts in groups about violence at home",
		source: "public posts of strangers, the half that no rule was changed after reading",
		measured: "2026-11-23",
		counts: "noticed",
		hits: 39,
		of: 50,
	},
	{
		texts: "Daily journals and messages to a supporter",
		source: "public posts of strangers, the half that no rule was changed after reading",
		measured: "2026-11-23",
		counts: "false alarm",
		hits: 1,
		of: 288,
	},
	{
		texts: "Posts about relationships and anxiety",
		source: "public posts of strangers, the half that no rule was changed after reading",
		measured: "2026-11-23",
		counts: "false alarm",
		hits: 7,
		of: 183,
	},
	{
		texts: "Messages of somebody who thinks of dying or hurts themselves, most of them hinted at",
		source:
			"written before the rules of that day were read, but by the hand that then changed them; the half kept back",
		measured: "2026-11-23",
		counts: "noticed",
		hits: 12,
		of: 18,
	},
	{
		texts: "Messages about violence at home, most of them hinted at",
		source: "the same set",
		measured: "2026-11-23",
		counts: "noticed",
		hits: 14,
		of: 16,
	},
	{
		texts: "Messages of somebody who is afraid for a friend or relative",
		source: "the same set",
		measured: "2026-11-28",
		counts: "noticed",
		hits: 7,
		of: 8,
	},
	{
		texts: "Ordinary messages on love, work, food, games, money and family, in conversations of eight",
		source: "the same set",
		measured: "2026-11-23",
		counts: "false alarm",
		hits: 1,
		of: 152,
	},
	{
		texts: "Played conversations in which danger is only hinted at, by the fifth message",
		source: "written by the same hand as the rules, and used to see which of the old rules were worth keeping",
		measured: "2026-11-23",
		counts: "noticed",
		hits: 6,
		of: 10,
	},
	{
		texts: "Sentences of danger, held out",
		source: "written by the same hand as the rules, before them",
		measured: "2026-11-28",
		counts: "noticed",
		hits: 125,
		of: 131,
	},
	{
		texts: "Harmless sentences that sound like danger, held out",
		source: "written by the same hand as the rules, before them",
		measured: "2026-11-23",
		counts: "false alarm",
		hits: 4,
		of: 109,
	},
	{
		texts: "English texts, looked at by the rules for other languages",
		source: "public posts and messages of strangers",
		measured: "2026-11-21",
		counts: "false alarm",
		hits: 0,
		of: 1621,
	},
];

/** Formats a figure as "96.9% (127 of 131)". */
export const spokenFigure = ({ hits, of }: Pick<Figure, "hits" | "of">): string =>
	`${((100 * hits) / of).toFixed(1)}% (${hits.toLocaleString("en-US")} of ${of.toLocaleString("en-US")})`;
