import { callsInConversation, type Said } from "@/lib/safety/conversation";
import { replyInDanger } from "@/lib/safety/danger-reply";
import { answersIn, answerToQuestion, mayAskDirectly, questionIn } from "@/lib/safety/direct-question";
import { type AskedAbout, directAnswersTo, directQuestions } from "@/lib/safety/direct-question-lines";
import { isUnsafeReply } from "@/lib/safety/reply-check";

const me = (content: string): Said => ({ from: "person", content });
const coach = (content: string): Said => ({ from: "coach", content });
const askedAbout = (about: AskedAbout) => coach(`That sounds heavy.\n\n${directQuestions[about]}`);
const kinds: AskedAbout[] = ["self-harm", "partner-danger", "danger-to-others", "someone-else"];
const at = new Date("2026-11-20T22:00:00Z");

/** Returns the app's answer to a message that follows these turns, two minutes apart. */
const said = (message: string, turns: readonly Said[], country: string | null = "GB") => {
	const dated = turns.map((turn, i) => ({ ...turn, at: new Date(at.getTime() + i * 120_000) }));
	const now = new Date(at.getTime() + turns.length * 120_000);
	const found = callsInConversation(message, dated, now);
	return replyInDanger({ message, turns: dated, country, now, offset: 0, found });
};

it.each([
	["no. sometimes I think they'd be better off, that's all", "sometimes"],
	["no. but there would be less trouble without me", "sometimes"],
	["no, sometimes", "sometimes"],
	["no, just tired. sometimes work is too much", "no"],
])("hears whether a “no” is half a yes: %s", (words, id) => {
	expect(answerToQuestion([askedAbout("self-harm")], words)?.id).toBe(id);
});

it("hears a “sometimes” that takes back a “no”, and leads to the notice", () => {
	const turns = [
		askedAbout("self-harm"),
		me("nah, everyone says it"),
		coach("Thank you for answering."),
		me("bro stop asking"),
	];
	const words = "ok yeah. sometimes. since like summer";
	expect(said(words, [...turns, coach("Then I’ll listen.")])?.found).toEqual([
		{ kind: "self-harm", certainty: "clear" },
	]);
	expect(answerToQuestion([...turns, coach("Then I’ll listen.")], "well sometimes he forgets")).toBeNull();
});

describe.each(kinds)("the direct question about %s", (about) => {
	const [no, ...others] = directAnswersTo(about);

	it("is answered by a tap on each of its answers, in any case", () => {
		for (const { id, label } of directAnswersTo(about)) {
			expect(answerToQuestion([askedAbout(about)], label)?.id).toBe(id);
			expect(answerToQuestion([askedAbout(about)], `${label.toLowerCase()}.`)?.id).toBe(id);
			expect(answerToQuestion([coach("How was work?")], label)).toBeNull();
		}
	});

	it("leads to the notice of each answer but no", () => {
		expect(callsInConversation(no?.label ?? "", [me("hm"), askedAbout(about)])).toEqual([]);
		expect(said(no?.label ?? "", [me("hm"), askedAbout(about)])?.found).toEqual([]);
		for (const { label, call, reply } of others) {
			expect(call).not.toBeNull();
			expect(callsInConversation(label, [me("hm"), askedAbout(about)])[0]).toEqual(call);
			expect(said(label, [me("hm"), askedAbout(about)])).toMatchObject({ content: reply, found: [call] });
		}
	});

	it("is understood in one’s own words, as the newest thing that was said only", () => {
		for (const words of ["no, not at all", "you what?? no. im moaning about a pint mate", "Omg, no!"])
			expect(answerToQuestion([askedAbout(about)], words)?.id).toBe("no");
		expect(answerToQuestion([askedAbout(about)], "yes")?.call?.kind).toBe(about);
		for (const other of [
			"no idea",
			"no. u didnt hear me",
			"wait what no you dont get it",
			"No, that is not what I meant with you",
		])
			expect(answerToQuestion([askedAbout(about)], other)).toBeNull();
		expect(answerToQuestion([askedAbout(about), me("hm"), coach("Is it good news?")], "yes")).toBeNull();
		expect(answerToQuestion([askedAbout(about), me("hm"), coach("How was it?")], "yes")?.call?.kind).toBe(about);
		expect(answerToQuestion([askedAbout(about), me("no"), coach("How was it?")], "yes")).toBeNull();
	});

	it("is never asked again once it was answered, and not soon where it was passed over", () => {
		expect(mayAskDirectly([me("hm")])).toBe(true);
		expect(mayAskDirectly([askedAbout(about), me("what a day")])).toBe(false);
		const quiet = Array.from({ length: 6 }, () => [me("and"), coach("I am here.")]).flat();
		expect(mayAskDirectly([askedAbout(about), me("what a day"), ...quiet])).toBe(true);
		const answered = [askedAbout(about), me("No"), ...quiet, ...quiet];
		expect(answersIn(answered).map(({ id }) => id)).toEqual(["no"]);
		expect(mayAskDirectly(answered)).toBe(false);
	});

	it("names no number in its answers and passes the check of replies", () => {
		expect(questionIn(directQuestions[about])).toBe(about);
		for (const { reply } of directAnswersTo(about)) {
			expect(reply).not.toMatch(/\d/);
			expect(isUnsafeReply(reply, ["self-harm", "partner-danger", "danger-to-others"])).toBe(false);
		}
	});
});

it("takes a no that goes on with a sign for no answer", () => {
	expect(said("No, but I want to die", [askedAbout("self-harm")])).toBeNull();
	expect(callsInConversation("No, but I want to die", [askedAbout("self-harm")])[0]?.kind).toBe("self-harm");
});

describe("a call that nobody answered", () => {
	const danger = [me("I want to kill myself"), coach("Thank you for telling me.")];
	it.each([
		"I did ring, it rang out",
		"nobody picked up",
		"they didn't answer",
		"I was on hold for ages",
		"couldn’t get through",
	])("%s leads to the next line, with the notice", (message) => {
		const reply = said(message, danger);
		expect(reply?.found).toEqual([{ kind: "self-harm", certainty: "clear" }]);
		expect(reply?.content).toMatch(/Shout\*\* \(United Kingdom\): text \*\*SHOUT to 85258/);
		expect(reply?.content).toContain("**999**");
	});
	it("goes on down the list, skips lines that were named, and ends with the directory", () => {
		const again = said("that one rang out? nobody answered", [...danger, me("it rang out"), coach("Try Shout.")]);
		expect(again?.content).toContain("findahelpline.com");
		expect(said("I tried Shout, nobody answered", danger)?.content).toContain("116 123");
		expect(said("it rang out", danger, null)?.content).toContain("findahelpline.com");
	});
});

describe("practical questions in danger", () => {
	const danger = [me("My husband hit me last night"), coach("I believe you.")];
	it.each([
		["how do i hide a bruise on my arm", /concealer/],
		["can he see what I write here?", /log out/],
	])("%s has an answer", (message, expected) => expect(said(message, danger)?.content).toMatch(expected));
});
