import { analysisParts } from "@/lib/ai/built-in/analyses/analysis";
import { type AnalysisParts, paragraphsOf } from "@/lib/ai/built-in/analyses/analysis-parts";
import { builtInCoach } from "@/lib/ai/built-in/coach";
import type { AnalyzeQuestionnaireInput } from "@/lib/ai/types";
import { type Analysis, analysisSchema, renderAnalysis } from "@/lib/domain/questionnaires/analysis";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { faultOfQuotation, toldByNobody } from "@/tests/evals/coach/checks";
import { play } from "@/tests/evals/coach/plays/analyses";
import { type Life, lives } from "@/tests/evals/lives/lives";
import {
	called,
	earlierFor,
	edge,
	four,
	inputFor,
	type Person,
	people,
	questionnaireOf,
	strangers,
	tuned,
} from "@/tests/people/people";
import { bannedIn, inventedQuotes, quotesIn, repeatedQuotes, seamsIn, textOf } from "../checks";

const { signal } = new AbortController();
const write = (input: AnalyzeQuestionnaireInput): Promise<Analysis> => builtInCoach.analyzeQuestionnaire(input, signal);
const { spanish, gibberish, inDanger, inDespair } = edge;
const everybody = [...people, ...strangers, ...tuned, ...Object.values(edge)];
const sets = everybody.flatMap((person) =>
	Object.keys(person.answers).map((id) => ({ name: `${person.firstName}, ${questionnaireOf(id).title}`, person, id })),
);
const named = (name: string) => called(name, everybody);
const withAnswers = (person: Person, id: string, changes: Record<string, string | number>) =>
	inputFor({ ...person, answers: { [id]: { ...person.answers[id], ...changes } } }, id);

describe.each(sets)("$name", ({ person, id }) => {
	const input = inputFor(person, id);
	let analysis: Analysis;
	beforeAll(async () => {
		analysis = await write(input);
	});

	it("is a valid analysis that the server keeps", () => {
		expect(analysisSchema.safeParse(analysis).error).toBeUndefined();
		expect(isUnsafeReply(renderAnalysis(id, analysis), [])).toBe(false);
	});
	it("quotes nothing that was not written, and nothing twice", () => {
		expect(inventedQuotes(analysis, input.answers)).toEqual([]);
		expect(repeatedQuotes(analysis)).toEqual([]);
	});
	it("shows no seams and no words of the trade", () => {
		expect(seamsIn(analysis)).toEqual([]);
		expect(bannedIn(analysis)).toEqual([]);
	});
	it("is written the same way twice", async () => expect(await write(input)).toEqual(analysis));
	it("cuts no quotation, and tells nothing that nobody told", async () => {
		const paragraphs = paragraphsOf(await analysisParts(input, signal));
		const sources = input.answers.map(({ answer }) => String(answer));
		const own = paragraphs.flat().filter((part) => part.kind === "own");
		expect(own.flatMap((part) => faultOfQuotation(part, sources) ?? [])).toEqual([]);
		const { title, questions } = input.questionnaire;
		const given = [title, ...questions.flatMap(({ text, options }) => [text, ...(options ?? []).map((o) => o.label)])];
		const played = { who: "", of: "", paragraphs, sources, given, markdown: "", isCare: false };
		expect(toldByNobody(played)).toEqual([]);
	});
});

it("gives two people with different answers different texts", async () => {
	const texts = new Map(
		(await play.run()).filter(({ isCare }) => !isCare).map((one) => [one.who + one.of, one.markdown]),
	);
	expect(new Set(texts.values()).size).toBe(texts.size);
});

describe("a retake", () => {
	const yusuf = named("Yusuf");
	const again = (changes: Record<string, string | number>) =>
		write({ ...withAnswers(yusuf, "8", changes), earlier: [earlierFor(yusuf, "8")] });

	it("says which number and which choice have changed, from what to what", async () => {
		const { keyInsights } = await again({ q6: 3, q5: "protested" });
		expect(keyInsights[0]).toMatch(/troubles\*.* 8 .* 3/);
		expect(keyInsights[0]).toMatch(/I comforted her.*I got angry or difficult/);
	});
	it("says that nothing has, where nothing has", async () => {
		const [first] = (await again({})).keyInsights;
		expect(first).toMatch(/(?:Every choice and every number is the same|no choice and no number has changed)/);
		expect(first).toMatch(/ten of (?:your|the) ten/);
	});
	it("of one relationship is not compared with another", async () => {
		const rolf = named("Rolf");
		const id = Object.keys(rolf.answers)[1] as string;
		const other = { ...earlierFor(rolf, id) };
		other.answers = other.answers.map((one) => (one.questionId === "q1" ? { ...one, answer: "Anna" } : one));
		const { keyInsights } = await write(inputFor(rolf, id, { earlier: [other] }));
		expect(keyInsights.join(" ")).not.toMatch(/last time/);
	});
});

describe("who did what to whom", () => {
	const ines = named("Ines");
	it("is not read into a father's childhood", async () => {
		const q11 = "His father beat him with a belt nearly every week when he was a boy. It ended with him.";
		const text = textOf(await write(withAnswers(ines, "9", { q11 })));
		expect(text).not.toMatch(/hurt|beat|belt|violen|should not have happened|believe it/i);
	});
	it("is not read into what somebody would have liked to hear", async () => {
		const text = textOf(await write(withAnswers(ines, "9", { q14: "I am proud. I am ashamed. I was lonely." })));
		expect(text).not.toMatch(/\*(?:proud|ashamed|lonely)\*.*wanted to hear|wanted to hear.*\*(?:ashamed|lonely)\*/);
	});
	it("keeps a present danger out of every part", async () => {
		const text = textOf(await write(inputFor(inDanger, "4")));
		expect(text).toMatch(/help line/);
		expect(text).not.toMatch(/tell (?:him|her|them) |talk to (?:him|her)|meet (?:him|her)|lesson|stronger/i);
		expect(quotesIn(text)).toEqual([]);
	});
	it("coaches nobody who may not want to live", async () => {
		const text = textOf(await write(inputFor(inDespair, "1")));
		expect(text).toMatch(/emergency number/);
		expect(text).toMatch(/crisis line/);
		expect(quotesIn(text)).toEqual([]);
	});
	it("leaves alone what is in doubt or long over", async () => {
		const q5 = "My father hit me with a belt every Friday.";
		const input = withAnswers(ines, "9", { q5 });
		const parts = await analysisParts(input, signal);
		expect(
			paragraphsOf(parts)
				.flat()
				.some((part) => part.text.includes("made a mistake")),
		).toBe(false);
	});
});

describe.each(["grieving", "ending", "on-my-own"])("somebody who ticked %s", (life) => {
	const presumed = /\b(?:your partner|the other person|loves? you|next time|will stay|still be there tomorrow)\b/;
	it.each([
		["2", { q3: "steadiness", q7: "give-in", q5: 2, q8: 2 }],
		["4", { q3: "later", q11: "want-room", q5: 9, q6: 2 }],
	])("is told nothing that presumes a partner, in questionnaire %s", async (id, given) => {
		const person: Person = { firstName: "Ada", portrait: "", answers: { "1": { q1: life }, [id]: given } };
		const { quote: _, ...rest } = await write(inputFor(person, id, { earlier: [earlierFor(person, "1")] }));
		expect(JSON.stringify(rest)).not.toMatch(presumed);
	});
});

describe("an origin", () => {
	const given = { q1: "Stupid, I said.", q2: "My aunt Greta, who kept the shop.", q3: 2, q6: 9, q7: "doubt", q10: 2 };
	const person: Person = { firstName: "Ada", portrait: "", answers: { "3": { q12: 2 }, "7": given } };
	const originIn = async (input: AnalyzeQuestionnaireInput) => (await write(input)).origin;
	it("is the one that an answer names, and not ours", async () => {
		const origin = await originIn(inputFor(person, "7"));
		expect(origin).toContain("My aunt Greta");
		expect(origin).not.toMatch(/careful with kind words/i);
	});
	it("is not looked for at home by people who say that home decides little in how they love", async () => {
		const now: Person = { ...person, answers: { ...person.answers, "4": { q3: "heat", q11: "want-room" } } };
		const [alone, after] = await Promise.all([
			originIn(inputFor(now, "4")),
			originIn(inputFor(now, "4", { earlier: [earlierFor(now, "3")] })),
		]);
		expect(alone).toMatch(/crowded early/);
		expect(after).toMatch(/home decides|at home decides/);
		expect(after).not.toMatch(/crowded early/);
	});
});

describe("little to go by", () => {
	it("says that it reads English only", async () => {
		expect((await write(inputFor(spanish, "8"))).keyInsights[0]).toContain("English only");
	});
	it("quotes what was given to every question once", async () => {
		const words = "She hummed in the kitchen and I learned to listen to the humming.";
		const all = questionnaireOf("8").questions.flatMap(({ id, type }) => (type === "text" ? [[id, words]] : []));
		const analysis = await write(withAnswers(named("Yusuf"), "8", Object.fromEntries(all)));
		expect([analysis.quote ?? "", ...quotesIn(textOf(analysis))].filter((quote) => quote === words)).toHaveLength(1);
	});
	it("quotes nothing that makes no sense", async () => {
		expect(quotesIn(textOf(await write(inputFor(gibberish, "8"))))).toEqual([]);
	});
});

it("stops when nobody waits for it any longer", async () => {
	const gone = new AbortController();
	gone.abort(new Error("gone"));
	await expect(builtInCoach.analyzeQuestionnaire(inputFor(named("Bo"), "1"), gone.signal)).rejects.toThrow("gone");
});

it("stops in the middle of long answers, and lets others run", async () => {
	const input = inputFor(named("Bo"), "1");
	const answers = input.answers.map((one) =>
		typeof one.answer === "string" && one.answer.length > 20
			? { ...one, answer: `${one.answer} `.repeat(200).slice(0, 10_000) }
			: one,
	);
	const leaving = new AbortController();
	setImmediate(() => leaving.abort(new Error("left")));
	await expect(builtInCoach.analyzeQuestionnaire({ ...input, answers }, leaving.signal)).rejects.toThrow("left");
});

describe("where other answers were a clear sign of danger", () => {
	const dana = called("Dana", four);
	it.each(["3", "6", "8", "9"])("says first where there is help, in questionnaire %s", async (id) => {
		const analysis = await write(inputFor(dana, id, { earlier: [earlierFor(dana, "1")] }));
		expect(analysis.keyInsights[0]).toMatch(/\*Help now\*/);
		const alone = await write(inputFor(people[0] as Person, "3", { earlier: [earlierFor(people[0] as Person, "1")] }));
		expect(alone.keyInsights[0]).not.toMatch(/Help now/);
	});
	it("does not count what is over, by all of their answers", async () => {
		const later = { q1: "Idiot, I said.", q2: "My ex's, and less every year.", q9: "I swim to the pier.", q3: 5 };
		const helped = async (loveLife: string) => {
			const answers = {
				"1": { q1: loveLife, q2: "I live with my daughter and our dog." },
				"4": { q8: "My ex shouted that nobody else would take me, and then he hit me." },
				"7": later,
			};
			const person: Person = { firstName: "Ada", portrait: "", answers };
			const earlier = ["4", "1"].map((id) => earlierFor(person, id));
			return /Help now/.test(textOf(await write(inputFor(person, "7", { earlier }))));
		};
		expect(await helped("not-right")).toBe(true);
		expect(await helped("mostly-good")).toBe(false);
	});
	it.each(["1", "2", "3", "6", "8"])("presumes no safe home and quotes nothing, in questionnaire %s", async (id) => {
		const [ada] = people;
		if (!ada) throw new Error("nobody");
		const before = id === "1" ? { isHomeUnsafe: true } : { earlier: [earlierFor(dana, "1")] };
		const analysis = await write(inputFor(ada, id, before));
		const { keyInsights, actionSteps, areasForExploration, closingInsight } = analysis;
		expect(keyInsights[0]).toMatch(/\*Help now\*/);
		expect(quotesIn(textOf(analysis))).toEqual([]);
		expect(analysis.quote ?? null).toBeNull();
		expect([analysis.origin, analysis.impact, analysis.corePattern].join(" ")).not.toContain("?");
		expect(actionSteps.join(" ")).toMatch(/help line/);
		expect([...areasForExploration, closingInsight].join(" ")).toMatch(/Where are you safe.*right to be safe/);
	});
});

describe.each(lives.map((life) => [life.name, life] as const))(
	"the pages of %s, one after the other",
	(_, life: Life) => {
		const person: Person = { firstName: life.name, portrait: life.person, answers: life.answers };
		const ids = Object.keys(life.answers);
		const pages: Promise<AnalysisParts[]> = Promise.all(
			ids.map(async (id, i) => {
				const earlier = ids.slice(0, i).map((before) => earlierFor(person, before));
				return analysisParts(inputFor(person, id, { earlier }), signal);
			}),
		);

		it("quote none of their words twice, and none without saying what was asked", async () => {
			for (const page of await pages) {
				const own = paragraphsOf(page)
					.flat()
					.flatMap((part) => (part.kind === "own" ? [part.words.text] : []));
				expect(new Set(own).size).toBe(own.length);
				for (const paragraph of paragraphsOf({ ...page, quote: null }))
					for (const [i, part] of paragraph.entries())
						if (part.kind === "own" && part.text.startsWith("“")) expect(paragraph[i - 1]?.text).toMatch(/:$/);
			}
		});
		it("state a number only with what it is", async () => {
			for (const page of await pages)
				for (const part of paragraphsOf(page).flat())
					if (part.kind === "fact" && part.proof.of === "scale" && "value" in part.proof.values)
						expect(part.text).toContain(`${part.proof.values.value} of `);
		});
	},
);

describe("the sentence at the top", () => {
	const whole = "We have a roof again. It took two summers. I carried every tile.";
	const person: Person = { firstName: "Ada", portrait: "", answers: { "1": { q1: "on-my-own", q6: whole } } };
	const marked = (text: string) => ({ marked: { questionnaireId: "1", questionId: "q6", text } });
	it("is the one that was marked, exactly, and its whole answer follows", async () => {
		const { quote, corePattern, impact } = await write(inputFor(person, "1", marked("It took two summers.")));
		expect(quote).toBe("It took two summers.");
		expect(corePattern).toMatch(/What is costing you the most energy these days\?\*:? “We have a roof again\./);
		expect(impact).not.toContain("roof");
	});
});

it("says of a father whom nobody knew no number, no attention and no mistake", async () => {
	const answers = {
		"9": {
			q1: "Nobody. There is a gap.",
			q4: "out-of-reach",
			q5: "Granny. The look.",
			q6: 1,
			q10: 2,
			q13: "never-known",
		},
	};
	const person: Person = { firstName: "Ada", portrait: "", answers: { ...answers, "12": { q8: 1 } } };
	const text = textOf(await write(inputFor(person, "9", { earlier: [earlierFor(person, "12")] })));
	expect(text).toContain("Nobody. There is a gap.");
	expect(text).not.toMatch(/of 10|attention|enough for him|protected|a mistake, this|mistake of yours/);
});

it("keeps an answer about a subject that needs care on its own page", async () => {
	const before = { "4": { q9: "I sit on the edge of the tub and look at my skin until it is dark." } };
	const numbers = Object.fromEntries(
		Array.from({ length: 31 }, (_, i) => [String(i + 1), [3, 9, 16, 22, 30].includes(i + 1) ? 5 : 1]),
	);
	const told = async (q8: string) => {
		const person: Person = { firstName: "Ada", portrait: "", answers: { ...before, "5": { q8 }, "6": numbers } };
		const earlier = ["4", "5"].map((id) => earlierFor(person, id));
		return textOf(await write(inputFor(person, "6", { earlier })));
	};
	expect(await told("My work, and my father.")).toContain("look at my skin");
	expect(await told("My skin. My father.")).not.toContain("look at my skin");
});

it("builds no bridge on an answer that denies", async () => {
	const strong = [4, 10, 17, 23, 26];
	const numbers = Array.from({ length: 31 }, (_, i) => [String(i + 1), strong.includes(i + 1) ? 5 : 1] as const);
	const textFor = async (q7: string) => {
		const answers = { "4": { q7 }, "6": Object.fromEntries(numbers) };
		const person: Person = { firstName: "Ada", portrait: "", answers };
		return textOf(await write(inputFor(person, "6", { earlier: [earlierFor(person, "4")] })));
	};
	expect(await textFor("Come to the kitchen and cut something for us.")).toMatch(/Who knows that this would help/);
	expect(await textFor("I don't know. Nobody ever did, in all of those years.")).not.toMatch(
		/Who knows that this would help/,
	);
});

it("lays two answers side by side that belong together, also on a page with many words", async () => {
	const long = "I went down to the workshop and took the back off the wireless, and I told nobody that I was sore. ";
	const answers = {
		"4": { q7: "That somebody sits down and leaves the coat off.", q3: "heat" },
		"8": { q1: "My mother.", q2: long.repeat(2), q3: long, q4: "A warm bottle and a saying.", q8: long, q12: long },
	};
	const person: Person = { firstName: "Ada", portrait: "", answers };
	const { keyInsights, origin } = await write(inputFor(person, "8", { earlier: [earlierFor(person, "4")] }));
	expect(keyInsights.join("\n")).toMatch(
		/“A warm bottle and a saying\.”.*“That somebody sits down.*How we were comforted/,
	);
	expect(origin).not.toContain("A warm bottle");
});

it.each([
	["4", "q8", "None has stuck. We say sorry and it goes.", /A remark that you have not forgotten/],
	["8", "q11", "She gave me plenty, her time above all.", /^What you would have liked more of:/m],
	["9", "q14", "He says it whenever I put down the phone.", /^What you would have wanted to hear:/m],
	["2", "q6", "Nothing to set aside. The bike stays.", /^What you have set aside:/m],
])("claims of no answer that it says what was asked for: %s.%s", async (id, question, words, claim) => {
	const text = textOf(
		await write(inputFor({ firstName: "Ada", portrait: "", answers: { [id]: { [question]: words } } }, id)),
	);
	expect(text).toContain(words);
	expect(text).not.toMatch(claim);
});

it("does not doubt what a child believed of itself", async () => {
	const answers = { "8": { q1: "My mum.", q5: "did-not-see", q9: "I'm alright, me.", q10: 10 } };
	const text = textOf(await write(inputFor({ firstName: "Ada", portrait: "", answers }, "8")));
	expect(text).toContain("I'm alright, me.");
	expect(text).not.toMatch(/slow to let go|only what you could see|conclusion/);
});

it("calls whoever was a mother neither her nor she: a father who did both was one", async () => {
	const texts = {
		q1: "Pop, who did both.",
		q2: "Flour up to the elbows.",
		q3: "Saturdays.",
		q4: "Bread.",
		q7: "Proudly.",
	};
	for (const q5 of ["comforted", "was-good", "kept-away", "protested", "did-not-see", "not-there"]) {
		const answers = {
			"8": { ...texts, q5, q6: 9, q8: "To feed people.", q10: 10, q12: "Feeding people.", q13: "He calls." },
		};
		const text = textOf(await write(inputFor({ firstName: "Ada", portrait: "", answers }, "8")));
		expect(text.replace(/\*[^*]*\*/g, "")).not.toMatch(/\b(?:she|her)\b/i);
	}
});

it("ends with questions, and with none of our remarks, where somebody is losing somebody", async () => {
	const answers = {
		"1": {
			q1: "ending",
			q2: "We parted in May, after a year.",
			q9: "That I look for the bike.",
			q11: "To look at the art.",
		},
	};
	const { areasForExploration } = await write(inputFor({ firstName: "Ada", portrait: "", answers }, "1"));
	for (const area of areasForExploration) expect(area).toMatch(/\?$/);
});

it("calls nobody a father who may be another mother", async () => {
	const texts = {
		q1: "My other mother, An.",
		q2: "Full of plans.",
		q3: "Cycling to the coast.",
		q5: "Good, now you know.",
	};
	for (const q4 of ["doing-well", "being-useful", "his-interests", "trouble", "nothing-special", "out-of-reach"])
		for (const q13 of ["close", "at-a-distance", "strained", "no-contact", "died"]) {
			const answers = { "9": { ...texts, q4, q6: 9, q10: 9, q11: "They wanted a nurse.", q13, q14: "Again." } };
			const text = textOf(await write(inputFor({ firstName: "Nora", portrait: "", answers }, "9")));
			expect(text.replace(/\*[^*]*\*/g, "")).not.toMatch(/\byour father(?!, or whoever)|\b(?:he|him|his)\b/i);
		}
});
