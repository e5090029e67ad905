import { CAREFUL_AFTER_LINE, carefulAbout, type DatedSaid } from "@/lib/safety/careful-conversation";
import { callsInConversation } from "@/lib/safety/conversation";
import { replyInDanger } from "@/lib/safety/danger-reply";
import { directQuestions } from "@/lib/safety/direct-question-lines";
import { takesBack } from "@/lib/safety/rules/in-conversation";

const at = new Date("2026-11-23T10:00:00Z");
const me = (content: string): DatedSaid => ({ from: "person", content, at });
const sage = (content: string): DatedSaid => ({ from: "coach", content, at });
const asks = sage(directQuestions["self-harm"]);
const careful = (...turns: DatedSaid[]) => carefulAbout(turns, at, 0);
const open = (...turns: DatedSaid[]) => careful(...turns).filter(({ isOpen }) => isOpen);
const calm = (count: number) => Array.from({ length: count }, () => [sage("I am listening."), me("Tuesday.")]).flat();

const clear = me("I want to kill myself.");
const line = me("I just want the big sleep.");

describe("after a notice by mistake", () => {
	it.each([
		"no, I meant the film",
		"No no, that's a song",
		"haha sorry, i was talking about my laptop",
		"lol no it's a figure of speech",
		"nope, it was only a joke",
	])("%s ends it, and is answered", (message) => {
		expect(takesBack(message)).toBe(true);
		expect(open(clear, sage("Thank you for telling me."), me(message))).toEqual([]);
		expect(careful(line, sage("I am here."), me(message))).toEqual([]);
		const turns = [clear, sage("Thank you for telling me.")];
		const reply = replyInDanger({ message, turns, country: "GB", now: at, offset: 0, found: [] });
		expect(reply?.content).toContain("I read it wrongly");
	});

	it.each([
		"No, I meant it",
		"no, I mean my husband",
		"no I meant the pills are here",
		"I meant the bridge",
		"no, I want to die",
	])("%s takes nothing back", (message) => expect(takesBack(message)).toBe(false));

	it("leaves what goes on with something else to the coach", () => {
		const message = "That is not what I meant. Can we talk about the garden?";
		expect(replyInDanger({ message, turns: [clear], country: "GB", now: at, offset: 0, found: [] })).toBeNull();
	});
});

describe("a no to the direct question", () => {
	it("ends a line", () => expect(careful(line, asks, me("No"))).toEqual([]));

	it("takes Help now out of sight after a notice, which is still remembered", () => {
		const turns = [clear, sage("Thank you."), me("Tuesday."), asks, me("No")];
		expect(open(...turns)).toEqual([]);
		expect(careful(...turns)).toEqual([{ kind: "self-harm", certainty: "clear", isOpen: false }]);
	});

	it("holds until the next sign", () => {
		expect(open(clear, asks, me("No"), sage("Go on."), me("I want to die."))).toHaveLength(1);
	});
});

it("stays careful for a few messages after a line alone", () => {
	expect(careful(line, ...calm(CAREFUL_AFTER_LINE - 1))).toHaveLength(1);
	expect(careful(line, ...calm(CAREFUL_AFTER_LINE))).toEqual([]);
});

describe("a heavy feeling that is chosen", () => {
	const calls = (feeling: string, ...before: DatedSaid[]) => callsInConversation(feeling, before, at);

	it("is asked about beside a hint", () => {
		expect(calls("Empty", me("I'm so tired of being the strong one."))).toEqual([
			{ kind: "self-harm", certainty: "doubtful" },
		]);
	});

	it("is nothing by itself, nor is a light one beside a hint", () => {
		expect(calls("Empty", me("The dishwasher is broken again."))).toEqual([]);
		expect(calls("Curious", me("I'm so tired of being the strong one."))).toEqual([]);
	});
});
