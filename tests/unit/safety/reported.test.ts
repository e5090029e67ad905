import { callsIn } from "@/lib/safety/assess";
import { callsInConversation } from "@/lib/safety/conversation";
import { callsAlong } from "@/tests/evals/safety/fresh-texts";

/* Conversations that people reported: ordinary ones that got a line, and dangerous ones that got nothing. */

const kindsIn = (text: string) => callsIn([text]).map(({ kind }) => kind);
const kindsAlong = (messages: readonly string[]) => [
	...new Set(callsAlong(messages).flatMap((calls) => calls.map(({ kind }) => kind))),
];

describe("ordinary speech gets no line, alone or added up", () => {
	it.each([
		[
			[
				"I keep saying yes when I mean no, and then I am angry at Jonas",
				"I told him everything was fine",
				"I am afraid he will think I am too much",
			],
		],
		[["I am grateful for the sun and for Mia. I want to tell him that tomorrow.", "I keep saying yes at work"]],
		[["show me my last entry"]],
		[["my last entry", "what was my last message about?"]],
		[["We overdosed on pizza and old films, it was the best date in months"]],
		[["I overdosed on chocolate again", "I'm dying for a coffee", "that film killed me"]],
		[["I'm killing myself over this menu", "I'd rather die, honestly", "ok. I'll do it"]],
		[
			[
				"Keep saying yes.",
				"I feel like a failure at work",
				"I'm so tired",
				"I can't sleep",
				"I'm done with this project",
			],
		],
	])("%j", (messages) => expect(kindsAlong(messages)).toEqual([]));

	it("nor does a worry about a friend become one’s own danger", () => {
		const own = [
			[
				"My friend tried to kill himself in October",
				"I can't sleep, I keep thinking of what I could have done",
				"I feel so guilty",
				"I am so tired of being the strong one",
				"I don't know how much longer I can do this",
			],
			[
				"My brother attempted suicide last week, I found him",
				"I can't stop crying",
				"I'm exhausted",
				"How do I help him?",
			],
		].flatMap((messages) => kindsAlong(messages).filter((kind) => kind !== "someone-else"));
		expect(own).toEqual([]);
	});

	it("nor is a line repeated for a message that carries no sign itself", () => {
		const calls = callsAlong(["I want to die", "Thank you.", "I had soup.", "I keep saying yes", "good night"]);
		expect(calls.map((some) => some.length)).toEqual([1, 0, 0, 0, 0]);
	});
});

describe("danger that is told aside is noticed, with a fitting kind", () => {
	it("in several messages about a bridge", () => {
		const messages = ["I walked to the bridge again", "It's a long way down", "i read the barrier is only waist high"];
		expect(kindsAlong(messages)).toEqual(["self-harm"]);
	});

	it("where the baby was named before", () => {
		const messages = ["She is four weeks old, our baby.", "I get these pictures, like dropping her down the stairs"];
		expect(kindsAlong(messages)).toEqual(["frightening-images"]);
	});

	it("and a wish to hurt the baby is more than a picture", () => {
		expect(kindsIn("I want to drop my baby down the stairs")).toContain("danger-to-others");
	});
});

describe("what was misread is put right", () => {
	const asked = { from: "coach" as const, content: "Are you thinking of killing yourself?" };
	it.each(["no no, I mean my job, not kill myself", "no, not kill myself, I mean the job"])("%s", (message) => {
		const before = [{ from: "person" as const, content: "I want to end it all" }, asked];
		expect(callsInConversation(message, before)).toEqual([]);
		expect(callsInConversation("I've decided.", [...before, { from: "person", content: message }])).toEqual([]);
	});

	it("and a thing that is flushed away does not make a danger old", () => {
		const text = "He beat me. I found the note and flushed it.";
		expect(callsIn([text])).toEqual([{ kind: "partner-danger", certainty: "clear" }]);
	});
});
