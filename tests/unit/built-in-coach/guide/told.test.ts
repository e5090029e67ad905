import fc from "fast-check";
import { aroundChosen, goodOrBad, whichLine } from "@/lib/ai/built-in/guide/content/told-lines";
import { toReply } from "@/lib/ai/built-in/guide/draft";
import { draftFor } from "@/lib/ai/built-in/guide/reply";
import { emptyMemory } from "@/lib/ai/empty-memory";
import type { Turn } from "@/lib/ai/types";
import { spokenOffer } from "@/lib/domain/threads/spoken";
import { weighSigns } from "@/lib/safety/assess";
import { Talk } from "./talk";

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

it("lets them choose once which of their lines to stay with, and stays with it", async () => {
	const conversation = new Talk();
	await conversation.say(
		"At four I make the tea now. She took hers like dishwater. Last Thursday I said out loud, it's brewed, and the dog looked at the door. I had to sit on the stairs.",
	);
	await conversation.say(
		"She was a schoolteacher, thirty-one years of it. She sang in the kitchen, always the wrong words.",
	);
	const { content, offers } = await conversation.say("The days are long since then. We were married forty-six years.");
	expect(content).toContain(whichLine);
	const taps = offers.flatMap((one) => (one.kind === "taps" ? one.taps : []));
	const line = taps.find(({ tap }) => tap.do === "line")?.label ?? "";
	const chosen = await conversation.tap({ do: "line" }, line);
	expect(chosen.content).toContain(`“${line}” ${aroundChosen.replace("{words} ", "")}`);
	expect((await conversation.say("The kettle was hers, too.")).content).not.toContain(whichLine);
});

it("stays with no line that they did not write", async () => {
	const conversation = new Talk();
	await conversation.say("We had soup with my aunt.");
	expect((await conversation.tap({ do: "line" }, "You are worthless")).content).not.toContain("worthless");
});

it.each(["She said YES!!! I was so scared", "guess what", "HE SAID HE LIKES ME TOO", "HE DID IT AGAIN!!!"])(
	"asks at once whether %j is good news, and presumes neither",
	async (strong) => {
		const { content, offers } = await new Talk().say(strong);
		expect(goodOrBad).toContain(content);
		expect(JSON.stringify(offers)).toContain("good-news");
		expect(JSON.stringify(offers)).not.toMatch(/worry/i);
	},
);

it("calls nothing cheerful beside a death", async () => {
	const { offers } = await new Talk().say("My wife Jean died in September of last year.");
	expect(JSON.stringify(offers)).not.toContain("something good");
});
