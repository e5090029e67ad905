import fc from "fast-check";
import { possibleQuestion, questionOf } from "@/lib/domain/text/question/question";
import { usualCpu } from "@/tests/setup/cpu-time";

const today = "2026-11-21";
const read = (text: string) => questionOf(text, today);

describe("a question about one's own pages", () => {
	it.each([
		["What did I write about my mother?", "all", "my mother"],
		["hey, can you tell me what I wrote about the sea?", "all", "the sea"],
		["have i ever mentioned Porto", "all", "Porto"],
		["Show me what I wrote about Dana", "all", "Dana"],
		["find piano", "all", "piano"],
		["search for the keys", "all", "the keys"],
		["everything about my sister", "all", "my sister"],
		["Do you remember the concert?", "all", "the concert"],
		["I had a long day. What did I say about Tom?", "all", "Tom"],
		["what did my father say to me", "all", "my father say to me"],
		["what am I grateful for?", "all", "grateful for"],
		["when did I last mention the house?", "last", "the house"],
		["last time I wrote about sleep", "last", "sleep"],
		["When did I first write about Jonas?", "first", "Jonas"],
		["how often did I write about Alex?", "count", "Alex"],
		["How many times have I mentioned work?", "count", "work"],
		["what did I decide about Christmas?", "decided", "Christmas"],
		["Remind me what I promised myself", "decided", ""],
		["How was I last week?", "felt", ""],
		["How did I feel about the move?", "felt", "the move"],
	])("%s", (text, want, topic) => {
		expect(read(text)).toMatchObject({ ask: "pages", want, topic });
	});

	it.each([
		["what are my goals?", { ask: "goals" }],
		["How am I doing with my goals", { ask: "goals" }],
		["what came out of the patterns questionnaire?", { ask: "results" }],
		["What are my scores?", { ask: "results" }],
		["which pattern is my highest?", { ask: "results" }],
		["what is my love script?", { ask: "script", which: "love" }],
		["what's my streak", { ask: "figures", of: "streak" }],
		["How many words have I written?", { ask: "figures", of: "words" }],
		["how many entries have I written", { ask: "figures", of: "entries" }],
		["When did I start writing?", { ask: "figures", of: "began" }],
		["Who is on my timeline?", { ask: "timeline" }],
		["How long were Jonas and I together?", { ask: "timeline" }],
		["who do I write about most?", { ask: "people" }],
	])("%s", (text, question) => {
		expect(read(text)).toMatchObject(question);
	});

	it.each([
		"My mother came today.",
		"What should I do?",
		"What did I do to deserve this?",
		"what did I say wrong?",
		"How do I say no?",
		"Show me how to apologise",
		"find love",
		"What do I want?",
		"I wrote about my mother in my journal today and it helped.",
		"Do you remember me?",
		"Give me advice",
		"how was your day",
	])("%s is none", (text) => {
		const question = read(text);
		expect(question === null || (question.ask === "pages" && question.topic === "me")).toBe(true);
	});

	it("is read without ever throwing, in time linear in the text", () => {
		fc.assert(
			fc.property(fc.string({ maxLength: 400, unit: "grapheme" }), (text) => {
				read(text);
				possibleQuestion(text, today);
			}),
		);
		for (const piece of [
			"what did i write about ",
			"a",
			" ",
			"last last last ",
			"the the ",
			"my ",
			"?",
			"é",
			"show me ",
		]) {
			const text = piece.repeat(Math.ceil(50_000 / piece.length));
			const cost = usualCpu(() => [read(text), possibleQuestion(text, today)]);
			expect(cost).toBeLessThan(50);
		}
	});
});
