/** Changes to a good analysis. */
export const analyses: {
	fault: string;
	change: (good: Record<string, unknown>) => unknown;
	isTaken: boolean;
	asked: 1 | 2;
}[] = [
	{
		fault: "four steps",
		change: (good) => ({ ...good, actionSteps: ["A.", "B.", "C.", "D."] }),
		isTaken: true,
		asked: 1,
	},
	{ fault: "two steps", change: (good) => ({ ...good, actionSteps: ["A.", "B."] }), isTaken: false, asked: 2 },
	{
		fault: "six insights",
		change: (good) => ({ ...good, keyInsights: ["A.", "B.", "C.", "D.", "E.", "F."] }),
		isTaken: true,
		asked: 1,
	},
	{
		fault: "steps as an object",
		change: (good) => ({ ...good, actionSteps: { "1": "A.", "2": "B.", "3": "C." } }),
		isTaken: true,
		asked: 1,
	},
	{
		fault: "keys of another spelling",
		change: ({ keyInsights, ...good }) => ({ ...good, "Key Insights": keyInsights }),
		isTaken: true,
		asked: 1,
	},
	{
		fault: "a part as a list",
		change: (good) => ({ ...good, innerWork: ["Let one silence be.", "Then another."] }),
		isTaken: true,
		asked: 1,
	},
	{
		fault: "a part far too long",
		change: (good) => ({ ...good, impact: "It tires you out. ".repeat(400) }),
		isTaken: true,
		asked: 1,
	},
	{ fault: "one object more around it", change: (good) => ({ analysis: good }), isTaken: true, asked: 1 },
	{ fault: "a part that is missing", change: ({ origin: _, ...good }) => good, isTaken: false, asked: 2 },
	{
		fault: "a summary nobody asked for",
		change: (good) => ({ ...good, summary: "All in all." }),
		isTaken: true,
		asked: 1,
	},
];
