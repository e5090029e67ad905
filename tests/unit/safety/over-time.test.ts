import { CAREFUL_FOR, carefulAbout, type DatedSaid, isCareful } from "@/lib/safety/careful-conversation";
import { callsInConversation } from "@/lib/safety/conversation";
import { callsOverTime } from "@/lib/safety/over-time";
import { measurePlayed } from "@/tests/evals/safety/played";

const day = (number: number, hour = 20) => new Date(Date.UTC(2026, 10, number, hour));
const hints = [
	"I put all my papers in order and wrote the passwords on a list.",
	"I gave my brother my guitar.",
	"The dark thoughts are back, and louder.",
	"There is less of me every week.",
];

describe("hints of several days", () => {
	const earlier = (gap: number) => hints.slice(0, 3).map((content, index) => ({ content, at: day(1 + index * gap) }));

	it("are nothing each, and something together", () => {
		for (const content of hints) expect(callsOverTime({ content, at: day(1) }, [])).toEqual([]);
		const calls = callsOverTime({ content: hints[3] ?? "", at: day(4) }, earlier(1));
		expect(calls).toEqual([{ kind: "self-harm", certainty: "doubtful" }]);
	});

	it("are none where somebody asks what to say, and for their own pages", () => {
		const said = [
			"His phone is off since the band stopped. He lies there and stares at the ceiling of the van.",
			"What should I say to him",
			"What did I write about my mother?",
		].map((content) => ({ from: "person" as const, content, at: day(1) }));
		expect(callsInConversation("How do I say sorry to her", said, day(1))).toEqual([]);
	});

	it("fade, and are forgotten after two weeks", () => {
		expect(callsOverTime({ content: hints[3] ?? "", at: day(29) }, earlier(7))).toEqual([]);
	});

	it("do not count with a text that hints at nothing, or once they were taken back", () => {
		expect(callsOverTime({ content: "Tuesday was fine.", at: day(4) }, earlier(1))).toEqual([]);
		const back = [...earlier(1), { content: "That's not what I meant, it was a joke.", at: day(4) }];
		expect(callsOverTime({ content: hints[3] ?? "", at: day(4) }, back)).toEqual([]);
	});

	it("of one kind say nothing about another", () => {
		const home = ["He keeps my bank card.", "I delete the calls.", "He was so sweet afterwards."];
		const calls = callsOverTime(
			{ content: hints[3] ?? "", at: day(2) },
			home.map((content) => ({ content, at: day(1) })),
		);
		expect(calls).toEqual([]);
	});
});

describe("a conversation after a notice", () => {
	const notice: DatedSaid = { from: "person", content: "I want to kill myself.", at: day(10) };
	const calm = (count: number, at: Date): DatedSaid[] =>
		Array.from({ length: count }, () => [
			{ from: "coach" as const, content: "I am listening.", at },
			{ from: "person" as const, content: "Tuesday was long.", at },
		]).flat();
	const about = (turns: DatedSaid[], now: Date, offset = 0) => carefulAbout(turns, now, offset).map(({ kind }) => kind);

	it("stays careful for twenty messages, also on later days", () => {
		expect(about([notice, ...calm(CAREFUL_FOR - 1, day(12))], day(12))).toEqual(["self-harm"]);
		expect(about([notice, ...calm(CAREFUL_FOR, day(12))], day(12))).toEqual([]);
	});

	it("stays careful until the next day of the person, however much is said", () => {
		expect(about([notice, ...calm(25, day(10, 22))], day(10, 23))).toEqual(["self-harm"]);
		expect(about([notice, ...calm(25, day(11, 1))], day(11, 1))).toEqual([]);
		// 01:00 in London is still the evening before in New York.
		expect(about([notice, ...calm(25, day(11, 1))], day(11, 1), 300)).toEqual(["self-harm"]);
	});

	it("asks for both to be over", () => {
		const since = (messagesSince: number) => ({ at: day(10), messagesSince, certainty: "clear" as const });
		expect(isCareful(since(19), day(20), 0)).toBe(true);
		expect(isCareful(since(20), day(10, 23), 0)).toBe(true);
		expect(isCareful(since(20), day(11), 0)).toBe(false);
	});

	it("was never careful where nothing was noticed, and ignores what the coach wrote", () => {
		expect(about([], day(1))).toEqual([]);
		expect(about([{ from: "coach", content: "I want to kill myself.", at: day(1) }], day(1))).toEqual([]);
	});
});

describe("played conversations", () => {
	test.each(["tune", "held-out"] as const)("are noticed by the fifth message and not mistaken: %s", (part) => {
		const { hinting, inTime, mistaken } = measurePlayed(part);
		expect(inTime).toBeGreaterThanOrEqual(hinting * 0.5);
		expect(mistaken).toBe(0);
	});
});
