import fc from "fast-check";
import { asksAny, asksBy, asksMood, howLines } from "@/lib/ai/built-in/guide/content/told-lines";
import { toReply } from "@/lib/ai/built-in/guide/draft";
import { linesOf } from "@/lib/ai/built-in/guide/own-line";
import { draftFor } from "@/lib/ai/built-in/guide/reply";
import { emptyMemory } from "@/lib/ai/empty-memory";
import type { Turn } from "@/lib/ai/types";
import type { Offer } from "@/lib/domain/chat/guide";
import type { Page } from "@/lib/domain/search/pages/page";
import { spokenOffer } from "@/lib/domain/threads/spoken";
import { weighSigns } from "@/lib/safety/assess";
import { entry, pagesOf, Talk } from "./talk";

/** Sentences as people write them, some of which must not be quoted, and some that end or turn a conversation. */
const written = [
	"I had to sit on the stairs.",
	"She used to say 'morning sunshine' to me at ten at night.",
	"in chile i am the funny one",
	"My mother rearranged the whole kitchen on Saturday",
	"We sang the Fauré, and I did not crack.",
	"He held my wrist until I gave it to him.",
	"I don't want to be alive any more.",
	"He said he would kill me if I go.",
	"I'll ring Hanne on Monday",
	"I'm going to tell him over the roast",
	"Fed up.",
	"what do you do with a thing like that?",
	"thanks",
	"That’s all",
	"i am so tired of it",
	"He asked “are you coming” and I said nothing",
	"My father died in March.",
	"YES!!! she said yes!!!",
	"but not really",
];
const message = fc
	.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...written) }, fc.string({ maxLength: 60 })), {
		minLength: 1,
		maxLength: 4,
	})
	.map((sentences) => sentences.join(" "));
const talk = fc.array(message, { minLength: 1, maxLength: 7 });
const at = new Date("2026-11-21T20:00:00Z");

/** Plays a conversation of typed messages; returns each reply with its parts, and what was told until then. */
async function played(messages: readonly string[]) {
	const turns: Turn[] = [];
	const replies = [];
	for (const content of messages) {
		const draft = await draftFor({
			person: { firstName: "Ada" },
			manner: { persona: "", instructions: "" },
			today: "2026-11-21",
			memory: emptyMemory,
			turns: [...turns],
			message: content,
		});
		const { content: said, guide } = toReply(draft);
		turns.push({ from: "person", content, at, tap: null }, { from: "coach", content: said, at, guide });
		const told = turns.flatMap((turn) => (turn.from === "person" ? [turn.content] : []));
		replies.push({ parts: draft.paragraphs.flat(), offers: guide?.offers ?? [], told });
	}
	return replies;
}

it("quotes only what they wrote, word for word, never twice, and nothing in which a safety rule sees a sign", async () => {
	await fc.assert(
		fc.asyncProperty(talk, async (messages) => {
			const quoted: string[] = [];
			for (const { parts, told } of await played(messages))
				for (const part of parts) {
					if (part.kind !== "own") continue;
					expect(told.some((text) => text.includes(part.words.text))).toBe(true);
					expect(weighSigns([part.words.text])).toEqual([]);
					expect(quoted).not.toContain(part.words.text);
					quoted.push(part.words.text);
				}
		}),
		{ numRuns: 60 },
	);
}, 60_000);

it("puts no intention into anybody’s mouth: what it calls theirs, they wrote", async () => {
	await fc.assert(
		fc.asyncProperty(talk, async (messages) => {
			for (const { offers, told } of await played(messages))
				for (const offer of offers) {
					if (offer.kind !== "later" || offer.meant === undefined) continue;
					expect(spokenOffer(offer.meant)).not.toContain("You meant");
					const [, theirs] = /^“(.*)”$/.exec(offer.meant) ?? [];
					if (theirs !== undefined) expect(told.some((text) => text.includes(theirs))).toBe(true);
					else expect(spokenOffer(offer.meant)).toMatch(/^If you like: /);
				}
		}),
		{ numRuns: 60 },
	);
}, 60_000);

it.each([
	["Tired, love. I'm tired and I want my husband back.", "I'm tired and I want my husband back."],
	["I won't start that now. I breathe out when I tell her. I do.", "I breathe out when I tell her."],
	["We laughed in the car. He drove.", "We laughed in the car."],
	["I miss the sea. There, now I've written it.", "I miss the sea."],
	["I was happy with the garden. But nobody came.", undefined],
	["i literally just want an answer", undefined],
	["idk i just miss her", undefined],
	["I want you to find a page.", undefined],
	["he held my wrist and i cried", undefined],
	["We had soup with my aunt.", undefined],
	["I wanted to tell him about the boat and the harbor and Ines but in the end he went to bed and I sat", undefined],
])("quotes of %j the line that is worth it, or nothing", (text, line) => expect(linesOf(text)[0]).toBe(line));

const labels = (offers: readonly Offer[]) =>
	offers.flatMap((one) => (one.kind === "taps" ? one.taps.map(({ label }) => label) : []));

it.each<[message: string, labels: string[]]>([
	["The bus was green today.", ["Help me with it", "Just listen to me"]],
	["WE ARE GOING TO THE FINAL!!!", ["Help me with it", "Just listen to me"]],
	["My sister sold the boat without a word.", ["Words I could say", "Help me with it", "Just listen to me"]],
	["I'm not sure about the boat.", ["Help me decide", "Help me with it", "Just listen to me"]],
	[
		"I feel numb, and it has been five months now.",
		["Help me with it", "Just listen to me", "It’s dark, or I’m not safe"],
	],
])("answers a first message with one line, one question and a few ways on: %s", async (message, shown) => {
	const { content, offers } = await new Talk().say(message);
	const [first, ...others] = content.split("\n\n");
	expect(first).not.toMatch(/\?$/);
	expect(others).toHaveLength(1);
	expect(others[0]).toMatch(/\?$/);
	expect(labels(offers)).toEqual(shown);
});

it.each<[message: string, form: keyof typeof asksBy, who: string]>([
	["My wife says I should just quit.", "they-said", "your wife"],
	["she said it in front of everybody", "they-said", "she"],
	["I told him it was over between us and the boat.", "i-said", "him"],
	["Tobes hasn't replied since Friday, and he always does.", "waiting", "he"],
	["Maybe I could leave the room.", "maybe", ""],
	["I want the kitchen back.", "wish", ""],
	["I miss the sea.", "miss", ""],
	["I used to paint on Sundays.", "plain", ""],
	["We never talk about money.", "plain", ""],
	["I told myself it was nothing.", "plain", ""],
	["I'm not nervous about the boat.", "plain", ""],
	["I love her garden so much.", "plain", ""],
	["I think he is right about it.", "plain", "he"],
	["Maybe I am being silly here.", "plain", ""],
	["I was going to tell them on Sunday.", "plain", ""],
	["But he never writes to me.", "plain", "he"],
	["He doesn't know about the boat.", "plain", "he"],
	["I'd like to go but the boat has to be sold.", "but", ""],
	["My best friend moved the desk without asking.", "plain", "your best friend"],
	["My mum is seventy-one.", "plain", "your mum"],
	["I sold the boat.", "plain", ""],
	["I'm going to ring the bank.", "will", ""],
	["I'm nervous about the scan on Monday.", "fear", ""],
	["He would have been 74 today.", "loss", "him"],
	["My nan is gone now.", "loss", "your nan"],
	["He has gone quiet since Friday.", "plain", ""],
])("asks what fits the form of what was written: %s", async (message, form, who) => {
	const ask = (await new Talk().say(message)).content.split("\n\n").at(-1) ?? "";
	const asks = asksBy[form].map((one) => one.replace(/\{they\}|\{them\}/g, who));
	expect([ask, asks.includes(ask)]).toEqual([ask, true]);
});

it("asks nothing about what the dead should know", async () => {
	const talk = new Talk();
	await talk.say("It will be five weeks on Thursday since Harold died.");
	for (const message of ["He mended clocks, eleven of them.", "He warmed my side of the bed.", "He was no easy man."]) {
		const { content, offers } = await talk.say(message);
		expect(content).not.toMatch(/like (?:him|her|them) to know|say to him/);
		expect(labels(offers)).not.toContain("Words I could say");
	}
});

it("says in the buttons of the second reply how it can be, and asks it in no sentence", async () => {
	const talk = new Talk();
	const shown: boolean[] = [];
	for (const message of ["The bus was green today.", "It had new seats.", "Nobody got off.", "Then it rained."])
		shown.push(labels((await talk.say(message)).offers).includes("A bit of both"));
	expect(shown).toEqual([false, true, false, false]);
});

it.each(["lonely", "good", "Both.", "hard"])(
	"offers no such buttons to whoever said it in a word: %s",
	async (message) => {
		const talk = new Talk();
		await talk.say(message);
		const { offers } = await talk.say("It was a Tuesday, and the kitchen was cold.");
		expect(labels(offers)).not.toContain("A bit of both");
	},
);

it.each<[is: keyof typeof howLines, isHelped: boolean]>([
	["good", false],
	["hard", true],
	["both", true],
	["ordinary", false],
])("goes on by what was tapped: %s", async (is, isHelped) => {
	const talk = new Talk();
	await talk.say("The bus was green today, with new seats.");
	await talk.say("Nobody got off.");
	const { content, offers } = await talk.tap({ do: "telling", is });
	expect(content).toContain(howLines[is]);
	const asks: readonly string[] = is === "rather-not" ? asksAny : asksMood[is];
	expect(asks.some((ask) => content.endsWith(ask))).toBe(true);
	expect(labels(offers).includes("Help me with it")).toBe(isHelped);
});

const plain = (at: number) => `The ferry was painted again, for the ${at}th time, and the cook watched.`;

it("has something to do next in every reply, says no text twice, and after two questions offers something", async () => {
	const talk = new Talk();
	const said: string[] = [];
	const kinds: string[] = [];
	for (let at = 0; at < 12; at++) {
		const { content, offers } = await talk.say(plain(at));
		expect(offers.length).toBeGreaterThan(0);
		said.push(...content.split("\n\n").filter((one) => !one.includes("“")));
		kinds.push(content.endsWith("?") ? "asks" : "offers");
	}
	expect(kinds.slice(0, 6)).toEqual(["asks", "asks", "offers", "asks", "asks", "offers"]);
	expect(new Set(said).size).toBe(said.length);
});

it("presumes nothing hard or good before the person has said how it is", async () => {
	const talk = new Talk();
	const moods: string[] = Object.values(asksMood).flat();
	for (let at = 0; at < 14; at++) {
		const { content } = await talk.say(plain(at));
		for (const ask of moods) expect(content).not.toContain(ask);
	}
});

it("puts no frame around a line twice", async () => {
	const talk = new Talk();
	const frames: string[] = [];
	for (let at = 0; at < 12; at++) {
		const { content } = await talk.say(`The ${at}th harbor smelled of tar.`);
		const frame = (content.split("\n\n")[0] ?? "").replace(/“[^”]*”/, "");
		if (content.startsWith("“")) frames.push(frame);
	}
	expect(frames.length).toBeGreaterThan(4);
	expect(new Set(frames).size).toBe(frames.length);
});

it("celebrates behind the door of good news, and asks for more of it before it offers a step", async () => {
	const talk = new Talk();
	const { content, offers } = await talk.tap({ do: "door", door: "good-news" });
	expect(content).toMatch(/good|glad/i);
	expect(offers).toEqual([]);
	const first = await talk.say("The kitchen is yellow, horrible yellow, and it is mine.");
	expect(labels(first.offers)).not.toContain("Celebrate it, step by step");
	expect(labels((await talk.say("There is a balcony, too.")).offers)).toContain("Celebrate it, step by step");
});

it.each([
	"stop asking me stuff",
	"you asked that already",
	"I don't want to be asked who knows.",
	"I would rather you did not ask me so many questions.",
	"it is third time you ask",
	"you ask a lot",
])("asks nothing for the rest after %j", async (message) => {
	const talk = new Talk();
	await talk.say(plain(1));
	const said = [(await talk.say(message)).content];
	for (let at = 2; at < 7; at++) said.push((await talk.say(plain(at))).content);
	await talk.say("what's the capital of Mongolia?");
	for (let at = 7; at < 11; at++) said.push((await talk.say(plain(at))).content);
	for (const content of said) expect(content).not.toContain("?");
});

it.each(["I sent it. Just now.", "sent: see you on sunday then"])("is glad of what was done: %s", async (message) => {
	const talk = new Talk();
	for (const before of ["I wrote to Paula in a café.", "It has four lines.", "The café was closing by then."])
		await talk.say(before);
	expect((await talk.say(message)).content).toMatch(/done/);
});

it.each(["good", "hard", "both"] as const)("takes the word for the button, if it is typed alone: %s", async (is) => {
	const talk = new Talk();
	await talk.say(plain(1));
	expect((await talk.say(is)).content).toContain(howLines[is]);
});

it("takes no longer story for an answer to how it is", async () => {
	const talk = new Talk();
	await talk.say("The bus was green today, with new seats.");
	await talk.say("Nobody got off.");
	const { content } = await talk.say("The driver is nice, and that makes it stranger, he knows every stop");
	expect(asksMood.good.some((ask) => content.includes(ask))).toBe(false);
});

it("makes no joke of what laughs in a hard story", async () => {
	const talk = new Talk();
	await talk.say("my best friend is ignoring me, and I cried all day");
	await talk.say("hard");
	expect((await talk.say("i texted her like 4 times lol")).content).not.toMatch(/^Ha/);
});

describe("an earlier page", () => {
	const joyce = entry(1, "2026-11-04", "Cup Day with Joyce. Lost six dollars.");
	async function shown(...pages: Page[]) {
		const talk = new Talk({ pages: pagesOf(...pages) });
		await talk.say("We are going to the sea in spring, I think.");
		return { talk, ...(await talk.say("I told Joyce on the phone.")) };
	}

	it("with the same name is shown once, with its day, and the person says whether it belongs", async () => {
		const { talk, content, offers } = await shown(joyce);
		expect(content).toContain("On November 4, 2026 you wrote of Joyce:");
		expect(labels(offers)).toEqual(["Yes", "No"]);
		expect((await talk.tap({ do: "telling", is: "belongs" })).content).toMatch(/same/);
		expect((await talk.say("Joyce laughed at that.")).content).not.toContain("you wrote of");
	});

	it.each([
		["where it may tell of danger", "Joyce says her husband hit her again and threatened to kill her."],
		["where it tells of a death", "Joyce was at the funeral. My brother died last week."],
		["where the name is only the first word of a sentence, on both", "Joyce. Cup Day."],
	])("is not shown %s", async (_, text) => {
		const talk = new Talk({ pages: pagesOf(entry(1, "2026-11-04", text)) });
		await talk.say("We are going to the sea in spring, I think.");
		expect((await talk.say("Joyce laughed on the phone.")).content).not.toContain("you wrote of");
	});

	it("is not shown if it is of today, or if the name is on many pages", async () => {
		expect((await shown(entry(1, "2026-11-21", joyce.text))).content).not.toContain("you wrote of");
		const many = Array.from({ length: 12 }, (_, at) => entry(at, "2026-11-04", joyce.text));
		expect((await shown(...many)).content).not.toContain("you wrote of");
	});
});
