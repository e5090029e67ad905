import { renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { patternDescriptions } from "@/lib/domain/questionnaires/archetypes";
import { COACH_PROFILE_ID, PATTERN_QUESTIONNAIRE_ID, TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { db } from "@/lib/server/core/database/db";
import { signUp } from "@/tests/setup/api";
import { goodAnalysis } from "@/tests/setup/model/answers";
import { Model, send, sent } from "./model";

const model = new Model();
beforeEach(() => model.reset());

const analysis = (corePattern: string) =>
	renderAnalysis("1", {
		...goodAnalysis,
		keyInsights: [`${corePattern} insight`, "Second"],
		corePattern,
		impact: `${corePattern} impact`,
	});

/** Gives a person one row of each kind, all of them with a word that only they use. */
async function lives(userId: number, own: string, completedAt: Date) {
	const response = { userId, responses: [], completedAt };
	await db().userResponse.createMany({
		data: [
			{
				...response,
				questionnaireId: "1",
				aiAnalysis: analysis(`${own} older finding`),
				completedAt: new Date("2026-01-01"),
			},
			{ ...response, questionnaireId: "1", aiAnalysis: analysis(`${own} finding`) },
			{
				...response,
				questionnaireId: COACH_PROFILE_ID,
				aiAnalysis: analysis(`${own} coaching`).replace("## Core Pattern", "## What You Want From Me"),
			},
			{
				...response,
				questionnaireId: PATTERN_QUESTIONNAIRE_ID,
				patternScores: [{ name: "Pleaser", score: 84, description: `${own} headline\n${patternDescriptions.Pleaser}` }],
			},
			{
				...response,
				questionnaireId: TIMELINE_QUESTIONNAIRE_ID,
				aiAnalysis: analysis("timeline analysis"),
				responses: [
					{ questionId: "q1", answer: `${own} love` },
					{ questionId: "q2", answer: "March 2015 - June 2018" },
					{ questionId: "q3", answer: `${own} highlight` },
				],
			},
		],
	});
	await db().relationshipGoal.create({
		data: { userId, description: `${own} goal`, type: "short term", progress: 40 },
	});
	await db().lifeScript.create({ data: { userId, mainScript: "main", scriptSentence: `I am a ${own} sentence.` } });
	const texts = { mainScript: "main", scriptSentence: `I was an old ${own} sentence.` };
	await db().scriptVersion.create({
		data: {
			userId,
			kind: "life",
			content: { texts, patterns: [], affirmations: [] },
			isUserEdited: false,
			origin: "generated",
			sources: [],
			createdAt: new Date("2026-01-01"),
		},
	});
	await db().loveScript.create({
		data: {
			userId,
			personalMythTitle: "t",
			personalMythIntro: "i",
			healedScriptSentence: `I speak, ${own}.`,
			healedMainScript: "m",
			dayInLifeNarrative: "d",
		},
	});
	const entry = { userId, prompt: "p", localDate: new Date("2026-11-03") };
	await db().journalEntry.createMany({
		data: [
			{ ...entry, title: `${own} title`, content: `The lighthouse keeper and the cottage, ${own} entry.` },
			{ ...entry, title: null, content: "Rain and soup, nothing else." },
		],
	});
	await db().aiPersonaSettings.create({
		data: {
			userId,
			coachPersona: `${own} persona`,
			chatInstructions: `${own} manner`,
			journalInstructions: "other instructions",
			quickInsightInstructions: "other instructions",
			questionnaireInstructions: "other instructions",
		},
	});
	await db().chatMessage.createMany({
		data: Array.from({ length: 90 }, (_, i) => ({
			userId,
			content: i === 3 ? `I decided to sell the ${own} boat in spring.` : `${own} said number ${i}.`,
			isAiResponse: i % 2 === 1,
			createdAt: new Date(Date.UTC(2026, 9, 1, 0, i)),
		})),
	});
}

const message = "I dreamed of the lighthouse keeper and the cottage.";

it("tells the coach all that is this person's and that throws light on what was said, and nobody else's words", async () => {
	const [ada, grace] = [
		await signUp("ada", { firstName: "Adaline" }),
		await signUp("grace", { firstName: "Gracious" }),
	];
	await lives(ada.user.id, "MARIGOLD", new Date("2026-10-02T12:00:00Z"));
	// All of hers is newer, so that a query that forgets to filter by person finds hers first.
	await lives(grace.user.id, "THISTLE", new Date("2026-10-03T12:00:00Z"));
	await sent(send(grace.browser, message));
	model.reset();
	await sent(send(ada.browser, message));
	const [prompt = "", ...more] = model.sent;
	expect(more).toEqual([]);
	for (const part of [
		"Adaline",
		"MARIGOLD persona",
		"MARIGOLD manner",
		"short term, 40% of the way: MARIGOLD goal",
		"Pleaser: 84%. MARIGOLD headline",
		"I am a MARIGOLD sentence.",
		"I speak, MARIGOLD.",
		"MARIGOLD love, March 2015 – June 2018: MARIGOLD highlight",
		"MARIGOLD coaching",
		"MARIGOLD finding insight",
		"their journal, 2026-11-03\n“MARIGOLD title”\n\nThe lighthouse keeper and the cottage, MARIGOLD entry.",
		"2026-10-01, you: I decided to sell the MARIGOLD boat in spring.",
		"MARIGOLD said number 89.",
		`they have just written\n${message}`,
	]) {
		expect(prompt).toContain(part);
	}
	for (const part of [
		"THISTLE",
		"Gracious",
		"old MARIGOLD",
		"older finding",
		"timeline analysis",
		"soup",
		"other instructions",
	]) {
		expect(prompt).not.toContain(part);
	}
	expect(prompt.indexOf("These rules come first")).toBe(0);
	expect(prompt.slice(0, prompt.indexOf("~~~~ their first name"))).not.toContain("MARIGOLD");
});

it("sends a short prompt for a person about whom nothing is known yet", async () => {
	const { browser } = await signUp("ada", { firstName: "Adaline" });
	await sent(send(browser, "I need help with a relationship challenge"));
	expect(model.sent[0]).toMatch(/their first name\nAdaline\n~~~~/);
	expect(model.sent[0]).not.toMatch(
		/~~~~ .*(?:goals|timeline|patterns|found|journal|scripts|coached|earlier|you,)|(?<!concern: )null|undefined/,
	);
});

it("follows the thread in turn order, each message once", async () => {
	const { browser } = await signUp();
	await Promise.all([sent(send(browser, "SLOW first")), sent(send(browser, "Quick second"))]);
	model.reset();
	await sent(send(browser, "And third"));
	const thread = [...(model.sent[0] ?? "").matchAll(/^(?:~~~~ (they), .*\n|\[(assistant)\] )(.*)$/gm)].map(
		([, they, coach, text]) => `${they ?? coach}: ${text}`,
	);
	expect(thread).toHaveLength(4);
	for (const [said, reply] of [
		["they: SLOW first", "assistant: Slowly, then."],
		["they: Quick second", "assistant: What did the silence say?"],
	] as const) {
		expect(thread[thread.indexOf(said) + 1]).toBe(reply);
	}
});
