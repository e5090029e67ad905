import type { Analysis } from "@/lib/questionnaires/analysis";
import { finish } from "./compose";
import type { Desk } from "./desk";
import { band } from "./evidence";
import { putAt } from "./insights/chosen";
import { inWords, join, listed, paragraphs, titled } from "./prose";

/** Why an analysis has to be short. */
export type Limit = "foreign" | "little" | "unclear" | "repeated";

/** What can honestly be said where there is little to read: too few words, no English, or nothing that makes sense. */
export function writeWithinLimits(desk: Desk, limit: Limit): Analysis {
	const facts = factsOf(desk);
	const line =
		limit === "little" || limit === "repeated"
			? desk.freeQuotes().find((quote) => quote.words >= 3 && quote.weight > 0)
			: undefined;
	const quote = line ? desk.use(line) : null;
	const why = reason(desk, limit);
	return finish(desk, {
		quote: quote ? quote.said.slice(1, -1) : null,
		keyInsights: [
			why,
			...(limit === "little" ? [briefly(desk)].filter((one) => one !== null) : []),
			...facts,
			...(facts.length === 0 ? [nothingElse(limit)] : []),
		].slice(0, 5),
		corePattern: paragraphs(
			quote ? `The line I keep is about ${quote.about}; it stands at the top of this page.` : null,
			desk.vary(
				limit === "foreign"
					? "I won’t name a pattern from a text I can’t read. It would sound like understanding, and it would be made up."
					: "From so little I won’t name a pattern. I could make one up that sounds right, and it’d be about anybody.",
			),
		),
		origin:
			limit === "foreign"
				? "Whatever you wrote about where things come from is still there, in your own words. It isn’t lost. It’s only not readable by me."
				: "You didn’t write where this comes from, and I won’t guess. Beginnings are better told in one’s own time.",
		impact:
			facts.length > 0
				? "What the numbers and choices add up to, I can’t weigh without your words beside them. A 3 can be a complaint or a relief. You know which it is."
				: "What it costs and what it’s good for only you can say at this point.",
		innerWork: inner[limit],
		relationalShifts:
			limit === "foreign"
				? "It may do you good to talk about these questions in the language you dream in, with someone who speaks it. Things that are close to us often have no second language."
				: "If writing isn’t your way, one of these questions may go better aloud, on a walk with somebody you trust. What’s said beside a person is often easier than what’s said to a screen.",
		actionSteps: steps(desk, limit),
		areasForExploration: areas(desk, limit),
		closingInsight: closings[limit],
	});
}

function reason(desk: Desk, limit: Limit): string {
	const language = desk.reading.foreign;
	if (limit === "foreign") {
		const named =
			language && language !== "another language"
				? `You wrote in ${language}, as far as I can tell, and`
				: "Most of what you wrote isn’t in English, as far as I can tell, and";
		return `${named} I have to be honest with you: the built-in coach reads English only. So I’ll say nothing about your words, and keep to ${hasChosen(desk) ? "your choices and numbers" : "what you could do with them"}.`;
	}
	if (limit === "repeated") {
		return `You gave the same words to ${inWords(sameAnswers(desk))} questions. I’ve read them each time and found the same thing each time, so I’ll say it once and not pretend that it’s an answer to everything.`;
	}
	if (limit === "unclear")
		return "I couldn’t make sense of most of the answers in words; they look like single letters, or like something typed in passing. That’s all right. I’ll only say what I can stand by.";
	return (
		desk.vary(
			"You wrote little here, so I’ll say little. That’s no reproach: some days a few words are all there is, and some questions don’t deserve more.",
			"These are short answers, and I’ll keep mine short as well. With so few words I’d soon be talking about myself.",
		) ?? ""
	);
}

/** How many questions got the answer that was given most often. */
function sameAnswers(desk: Desk): number {
	const counts = new Map<string, number>();
	for (const { raw } of desk.reading.texts)
		counts.set(raw.trim().toLowerCase(), (counts.get(raw.trim().toLowerCase()) ?? 0) + 1);
	return Math.max(0, ...counts.values());
}

const hasChosen = (desk: Desk) => desk.reading.choices.length + desk.reading.scales.length > 0;

/** What choices and scales say by themselves. */
function factsOf(desk: Desk): string[] {
	const chosen = desk.reading.choices.map((answer) => {
		const says = desk.guide[answer.question.id]?.values?.[answer.value]?.says ?? [];
		return join(
			`On ${desk.about(answer.question.id)}, you chose ${titled(answer.label)}.`,
			desk.vary(...says.filter(standsAlone)),
		);
	});
	const edges = [...desk.reading.scales].sort((a, b) => Math.abs(b.value - 5.5) - Math.abs(a.value - 5.5));
	const scales = edges.slice(0, 2).map((answer) => {
		const guide = desk.guide[answer.question.id];
		const says = guide?.scale?.[band(answer.value)].says ?? [];
		return join(
			putAt(desk, desk.fill(guide?.measure ?? desk.about(answer.question.id)), answer.value),
			desk.vary(...says),
		);
	});
	return [...chosen.slice(0, 2), ...scales].slice(0, 4);
}

/** A remark that leans on what was written is no use where nothing could be read. */
const standsAlone = (remark: string) => !/\b(?:you write|your (?:other )?answers|you described)\b/.test(remark);

/** Two or three short answers as they are, each with what it is about. */
function briefly(desk: Desk): string | null {
	const short = desk.reading.texts
		.filter(
			(answer) => (desk.guide[answer.question.id]?.quotable ?? 0) > 0 && !desk.has(answer.question.id, "dontKnow"),
		)
		.map((answer) => desk.take(answer.question.id, { min: 2, max: 8, evenNothing: true }))
		.filter((cited) => cited !== null)
		.slice(0, 3);
	if (short.length < 2) return null;
	const parts = short.map(({ about, said }) => `about ${about}, ${said}`).join("; ");
	return desk.vary(
		`Still, a few words are there: ${parts}. I’ll leave them as they stand. Sentences that short are sometimes the ones that took the longest.`,
		`What you did write: ${parts}. I read that as a beginning, and I won’t stretch it.`,
	);
}

const nothingElse = (limit: Limit) =>
	limit === "foreign"
		? "There were no numbers or choices among these questions that I could have gone by instead."
		: "There was hardly anything else to go by. I’d rather leave a page half empty than fill it with something that isn’t yours.";

const inner: Record<Limit, string> = {
	repeated:
		"If the line is the one that fits everything at the moment, stay with it: write it once more at the top of a page and add what happened the last time it was true. If it was only meant to fill the boxes, one real sentence in one box is worth more than all of them.",
	foreign:
		"You could read your answers once more in a week. Mark one sentence that you’d still write in the same way, and one that you wouldn’t. For that you need neither English nor me.",
	little:
		"If you feel like it, choose the one question that you’d have had more to say about, and give it five minutes. If you don’t feel like it, that’s an answer too, and it deserves no pushing.",
	unclear:
		"Should it have been a test of what I’d do with it: this is what I do. Should it have been a bad moment, come back at a better one.",
};

function steps(desk: Desk, limit: Limit): string[] {
	const text = desk.reading.texts.map((answer) => desk.about(answer.question.id));
	const [first = "the first question", second = "the last question"] = desk.dice.shuffle(text);
	if (limit === "foreign") {
		return [
			`If you’d like me to read it, put one answer into simple English, for example the one about ${first}. Mistakes don’t matter at all; ten plain sentences are enough.`,
			`Read your answer about ${second} aloud to yourself once, in the language you wrote it in, and underline the sentence at which your voice changes.`,
			"If whoever runs this app can connect a coach that reads your language, ask about it; your answers stay as they are, and you can ask for a new analysis then.",
		];
	}
	return [
		`Add three sentences to your answer about ${first}. Begin with *For example*, and tell one particular day.`,
		`Speak your answer about ${second} instead of writing it, with the dictation button or just to yourself on a walk, for two minutes.`,
		limit === "unclear"
			? "Open this questionnaire again on an evening when you have twenty minutes to yourself, and answer only the three questions that interest you at length."
			: "Write down on a slip of paper what kept you brief: no time, no wish, no words, too much. One word is enough.",
	];
}

function areas(desk: Desk, limit: Limit): string[] {
	const text = desk.dice.shuffle(desk.reading.texts).map((answer) => desk.about(answer.question.id));
	return [
		limit === "foreign"
			? "Which of these things can you say only in your own language?"
			: `Which of the questions did you nearly answer at more length${text[0] ? `, perhaps the one about ${text[0]}` : ""}?`,
		limit === "foreign"
			? "Who speaks that language with you about such things today?"
			: "What would have to be different for it to be easy to write about this?",
	];
}

const closings: Record<Limit, string> = {
	foreign: "What you wrote is yours, also unread.",
	little: "A few words can be a beginning. They don’t have to be more than that today.",
	repeated: "One sentence can be a whole answer. It’s seldom the answer to everything.",
	unclear: "The page will wait.",
};

/** Whether there is too little to read for a full analysis, and why. */
export function limitOf(desk: Desk): Limit | null {
	const { texts, words, foreign } = desk.reading;
	if (texts.length === 0) return null;
	const readable = texts.filter((answer) => answer.legibility === "english" || answer.legibility === "slight");
	const unclear = texts.filter((answer) => answer.legibility === "unclear");
	if (foreign && words < 60) return "foreign";
	if (unclear.length > texts.length * 0.5) return "unclear";
	const distinct = new Set(texts.map((answer) => answer.raw.trim().toLowerCase()));
	if (texts.length >= 3 && distinct.size <= texts.length * 0.4) return "repeated";
	return words < Math.max(28, texts.length * 6) || readable.length < texts.length * 0.34 ? "little" : null;
}

/** A note for an analysis of which parts could not be read. */
export function unreadNote(desk: Desk): string | null {
	const unread = desk.reading.texts.filter((answer) => answer.legibility === "other language" && answer.words >= 4);
	if (unread.length === 0) return null;
	return `One thing first: I read English only, and what you wrote about ${listed(unread.slice(0, 3).map((answer) => desk.about(answer.question.id)))} seems to be in another language. I’ve left it out and gone by the rest.`;
}
