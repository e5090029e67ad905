import type { BadAnswer } from "./bad-answer";

const reflection = {
	title: "The Tap Running",
	keyInsights: ["You kept quiet.", "The kitchen held you.", "Say one sentence more next time."],
	quote: null,
	message: "Rest well.",
	relatedEntry: null,
};
const reflect = (change: object) => JSON.stringify({ ...reflection, ...change });

/** To the entry “I kept quiet and let the tap run. I dont know why”. */
export const reflections: BadAnswer[] = [
	{
		fault: "four insights",
		raw: reflect({ keyInsights: [...reflection.keyInsights, "And more."] }),
		shows: "The kitchen held you.",
		hides: "And more.",
		asked: 1,
	},
	{
		fault: "two insights",
		raw: reflect({ keyInsights: ["You kept quiet.", "The kitchen held you."] }),
		shows: null,
		asked: 2,
	},
	{
		fault: "insights as lines",
		raw: reflect({ keyInsights: "1. You kept quiet.\n2. The kitchen held you.\n3. Say more." }),
		shows: "Say more.",
		asked: 1,
	},
	{
		fault: "insights as objects",
		raw: reflect({ keyInsights: reflection.keyInsights.map((insight) => ({ insight })) }),
		shows: "The kitchen held you.",
		asked: 1,
	},
	{
		fault: "keys with underscores",
		raw: JSON.stringify({
			title: "T",
			key_insights: reflection.keyInsights,
			quote: null,
			message: "Rest.",
			related_entry: null,
		}),
		shows: "The kitchen held you.",
		asked: 1,
	},
	{ fault: "the word null for no quote", raw: reflect({ quote: "null" }), shows: "Rest well.", asked: 1 },
	{ fault: "no quote at all", raw: JSON.stringify({ ...reflection, quote: undefined }), shows: "Rest well.", asked: 1 },
	{
		fault: "a quote that nobody wrote",
		raw: reflect({ quote: "I am always alone." }),
		shows: "Rest well.",
		hides: "always alone",
		asked: 1,
	},
	{
		fault: "a quote that is an essay",
		raw: reflect({ quote: "I kept quiet. ".repeat(80) }),
		shows: "Rest well.",
		asked: 1,
	},
	{ fault: "a related entry as a word", raw: reflect({ relatedEntry: "none" }), shows: "Rest well.", asked: 1 },
	{ fault: "a related entry that is zero", raw: reflect({ relatedEntry: 0 }), shows: "Rest well.", asked: 1 },
	{
		fault: "a title as long as a page",
		raw: reflect({ title: "The tap. It ran. ".repeat(20) }),
		shows: "The tap. It ran.",
		asked: 1,
	},
	{
		fault: "a message twice too long",
		raw: reflect({ message: "Rest well, and be kind to yourself tonight. ".repeat(40) }),
		shows: "Rest well, and be kind",
		asked: 1,
	},
	{ fault: "one object more around it", raw: JSON.stringify({ reflection }), shows: "Rest well.", asked: 1 },
	{
		fault: "an empty insight among three",
		raw: reflect({ keyInsights: ["You kept quiet.", "", "The kitchen held you.", "Say more."] }),
		shows: "Say more.",
		asked: 1,
	},
	{ fault: "prose", raw: "You kept quiet tonight, and that is human.", shows: null, asked: 2 },
];

const insight = (text: string, form = "reframe") => JSON.stringify({ form, text });

/** To the same words. */
export const insights: BadAnswer[] = [
	{
		fault: "no question",
		raw: insight("Keeping quiet may have kept you safe."),
		shows: "💡 Keeping quiet may have kept you safe. What do you notice?",
		asked: 1,
	},
	{
		fault: "a question without its mark",
		raw: insight("The tap ran so that you need not speak. What was it covering"),
		shows: "What was it covering?",
		asked: 1,
	},
	{
		fault: "a full stop behind its question",
		raw: insight("The tap ran for you. What was it covering."),
		shows: "What was it covering?",
		asked: 1,
	},
	{
		fault: "sixty words",
		raw: insight(`${"You kept quiet while the water ran and that is worth a look. ".repeat(5)}What was it covering?`),
		shows: "What was it covering?",
		asked: 1,
	},
	{
		fault: "a question in its middle",
		raw: insight("What was it covering? Perhaps the tap was kinder than a word would have been."),
		shows: "What was it covering?",
		asked: 1,
	},
	{
		fault: "the emoji",
		raw: insight("💡 The tap spoke for you. What did it say?"),
		shows: "The tap spoke for you.",
		asked: 1,
	},
	{
		fault: "the form in capitals",
		raw: insight("The tap spoke for you. What did it say?", "Reframe"),
		shows: "What did it say?",
		asked: 1,
	},
	{ fault: "prose", raw: "The tap spoke for you. What did it say?", shows: "What did it say?", asked: 1 },
	{ fault: "a form that is none", raw: insight("The tap spoke. What did it say?", "comfort"), shows: null, asked: 2 },
	{ fault: "no text", raw: insight(""), shows: null, asked: 2 },
];
