import fc from "fast-check";
import { kinds } from "@/lib/domain/safety/kinds";
import { signs } from "@/lib/safety/assess";
import { callsInConversation, type Said } from "@/lib/safety/conversation";
import { directQuestions } from "@/lib/safety/direct-question-lines";
import { safeReply } from "@/lib/safety/replies";
import { isUnsafeReply } from "@/lib/safety/reply-check";

const me = (content: string): Said => ({ from: "person", content });
const coach = (content: string): Said => ({ from: "coach", content });
const signsInConversation = (message: string, before: readonly Said[]) =>
	callsInConversation(message, before).map(({ kind }) => kind);

describe("what a message is a sign of", () => {
	test.each<[string, Said[], string, string[]]>([
		["its own words", [], "I want to kill myself.", ["self-harm"]],
		["nothing", [me("Work was long.")], "I have made up my mind.", []],
		["a decision after a hint", [me("They would be better off without me.")], "I have made up my mind.", ["self-harm"]],
		["means after a hint", [me("I don't want to be here any more.")], "I have the pills here.", ["self-harm"]],
		[
			"seriousness after a hint, with the coach's reply between",
			[me("I wish I was dead."), coach("Thank you for telling me.")],
			"I mean it",
			["self-harm"],
		],
		["him at the door", [me("My husband choked me last night.")], "He's back.", ["partner-danger"]],
		["it again", [me("I'm scared of my boyfriend.")], "It happened again yesterday", ["partner-danger"]],
		["intent after a threat", [me("I'm going to kill my ex.")], "nobody can stop me", ["danger-to-others"]],
		["a friend's, which has no second half", [me("My best friend wants to kill herself.")], "It's too late.", []],
		[
			"yes to the question",
			[me("It is all grey."), coach("Are you thinking about killing yourself?")],
			"yes",
			["self-harm"],
		],
		["sometimes", [coach("Do you think about hurting yourself?")], "Sometimes.", ["self-harm"]],
		["no to the question", [coach("Are you thinking about killing yourself?")], "No, I'm not.", []],
		[
			"a saying, said again after the direct question",
			[me("My friends would kill me."), coach(directQuestions["partner-danger"])],
			"What?? No. My friends would kill me, it's an expression.",
			[],
		],
		[
			"violence, in spite of a no",
			[me("My friends would kill me."), coach(directQuestions["partner-danger"])],
			"No. He only hits me when he is drunk.",
			["partner-danger"],
		],
		["fear", [coach("Are you afraid of him?")], "A bit", ["partner-danger"]],
		["no safety at home", [coach("Do you feel safe at home?")], "not really", ["partner-danger"]],
		["no safety", [coach("Are you safe right now?")], "I don't know", ["self-harm"]],
		["yes to another question", [coach("Shall we look at Tuesday?")], "yes", []],
	])("%s", (_, before, message, expected) => expect(signsInConversation(message, before)).toEqual(expected));

	it("knows from before whom a message speaks of", () => {
		const before = [me("Let me tell you about my husband.")];
		expect(signsInConversation("He hits me.", before)).toEqual(["partner-danger"]);
		// An earlier message about a film does not make the next message one about a film.
		expect(signsInConversation("He hit me again last night.", [me("We saw a film about a detective.")])).toEqual([
			"partner-danger",
		]);
	});

	it("is gone with the message: whoever moves on is talked to as before", () => {
		expect(signsInConversation("Can we talk about Tuesday?", [me("I wish I was dead.")])).toEqual([]);
	});

	it("forgets a hint that was taken back", () => {
		const before = [me("I wish I was dead."), me("That's not what I meant, it was a line from a song.")];
		expect(signsInConversation("I've decided.", before)).toEqual([]);
		expect(signsInConversation("I was joking, I mean it", [me("I wish I was dead.")])).toEqual([]);
	});

	it("never says less than the message alone, whatever came before", () => {
		const text = fc.oneof(fc.string(), fc.constantFrom("I want to die.", "He hits me.", "I saw a film.", "yes"));
		const said = fc.record({ from: fc.constantFrom("person" as const, "coach" as const), content: text });
		fc.assert(
			fc.property(text, fc.array(said), (message, before) => {
				const found = signsInConversation(message, before);
				expect(found).toEqual(kinds.filter((kind) => found.includes(kind)));
				for (const kind of signs([message])) expect(found).toContain(kind);
			}),
		);
	});
});

describe("what the app says itself", () => {
	const all = [...kinds, "withheld" as const].map((about) => {
		const said: string[] = [];
		for (let next = safeReply(about, said); !said.includes(next); next = safeReply(about, said)) said.push(next);
		return [about, said] as const;
	});

	test.each(all)("about %s is short, passes its own check and names no number", (_, said) => {
		for (const text of said) {
			expect(text.split(/\s+/).length).toBeLessThanOrEqual(100);
			expect(isUnsafeReply(text, kinds)).toBe(false);
			expect(text).not.toMatch(/\d|above|therapy/i);
		}
	});
});
