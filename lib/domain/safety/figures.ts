/** One measurement. `npm run eval:safety` prints the numbers; they are entered here and nowhere else. */
export interface Figure {
	/** What the texts are. */
	texts: string;
	/** Who wrote them, and what that means for the figure. */
	source: string;
	/** The day of the measurement, an ISO date. */
	measured: string;
	/** `noticed`: of texts that tell of danger. `false alarm`: of texts that do not. */
	counts: "noticed" | "false alarm";
	hits: number;
	of: number;
	/** Whether the README names it. */
	isHeadline?: true;
}

/** Measurements on texts after which the rules were not changed. */
export const safetyFigures: readonly Figure[] = [
	{
		texts: "Posts in a forum for people who think of suicide",
		source: "public posts of strangers, the half that no rule was changed after reading",
		measured: "2026-11-22",
		counts: "noticed",
		hits: 45,
		of: 57,
		isHeadline: true,
	},
	{
		texts: "Posts in groups about violence at home",
		source: "public posts of strangers, the half that no rule was changed after reading",
		measured: "2026-11-22",
		counts: "noticed",
		hits: 39,
		of: 50,
		isHeadline: true,
	},
	{
		texts: "Daily journals and messages to a supporter",
		source: "public posts of strangers, the half that no rule was changed after reading",
		measured: "2026-11-22",
		counts: "false alarm",
		hits: 2,
		of: 288,
		isHeadline: true,
	},
	{
		texts: "Posts about relationships and anxiety",
		source: "public posts of strangers, the half that no rule was changed after reading",
		measured: "2026-11-22",
		counts: "false alarm",
		hits: 11,
		of: 183,
		isHeadline: true,
	},
	{
		texts:
			"Those of the posts in both kinds of groups in which a reader found the writer’s own present danger, said or clearly meant",
		source: "the same posts, labelled by one reader who knew neither the rules nor where a post came from",
		measured: "2026-11-22",
		counts: "noticed",
		hits: 69,
		of: 84,
	},
	{
		texts: "Posts about relationships and anxiety in which that reader found no need for even a quiet line",
		source: "the same posts, of which the reader saw the noticed ones among others",
		measured: "2026-11-22",
		counts: "false alarm",
		hits: 5,
		of: 183,
	},
	{
		texts: "Posts that tell of wanting to die aslant, most of them without any of the usual words",
		source: "written by somebody who had not read the rules, the half that no rule was changed after",
		measured: "2026-11-22",
		counts: "noticed",
		hits: 18,
		of: 55,
	},
	{
		texts: "Conversations in which danger is only hinted at, by their fifth hint",
		source:
			"written by somebody who had read neither the rules nor this page; those that no rule was changed after, most of them faint",
		measured: "2026-11-22",
		counts: "noticed",
		hits: 3,
		of: 20,
	},
	{
		texts: "Conversations about a friend’s danger, grief or a heated day, taken as one’s own danger",
		source: "written by the same; those that no rule was changed after",
		measured: "2026-11-22",
		counts: "false alarm",
		hits: 0,
		of: 28,
	},
	{
		texts: "Sentences of danger, held out",
		source: "written by the same hand as the rules, before them",
		measured: "2026-11-22",
		counts: "noticed",
		hits: 126,
		of: 131,
	},
	{
		texts: "Harmless sentences that sound like danger, held out",
		source: "written by the same hand as the rules, before them",
		measured: "2026-11-22",
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

/** "96.9% (127 of 131)". */
export const spokenFigure = ({ hits, of }: Pick<Figure, "hits" | "of">): string =>
	`${((100 * hits) / of).toFixed(1)}% (${hits.toLocaleString("en-US")} of ${of.toLocaleString("en-US")})`;
