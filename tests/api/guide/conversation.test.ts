import { randomUUID } from "node:crypto";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import type { ClientMessage, SendResult } from "@/lib/domain/chat/schema";
import type { Tap } from "@/lib/domain/chat/tap";
import { db } from "@/lib/server/core/database/db";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

async function say(browser: TestBrowser, content: string, tap?: Tap): Promise<SendResult> {
	return await jsonOf<SendResult>(browser.post("/api/chat", { content, tap }, { "idempotency-key": randomUUID() }));
}

function of<Kind extends Offer["kind"]>({ aiMessage }: SendResult, kind: Kind): OfferOf<Kind> {
	const found = aiMessage?.offers?.find((offer) => offer.kind === kind);
	if (!found) throw new Error(`Offered: ${JSON.stringify(aiMessage?.offers)}`);
	return found as OfferOf<Kind>;
}
const hrefs = ({ aiMessage }: SendResult) =>
	aiMessage?.offers?.flatMap((offer) => (offer.kind === "link" ? [offer.href] : [])) ?? [];

const entry = (userId: number, content: string, day = "2026-03-02") =>
	db().journalEntry.create({
		data: {
			userId,
			content,
			prompt: "What stayed?",
			localDate: new Date(day),
			createdAt: new Date(`${day}T20:00:00Z`),
		},
	});

it("answers from their own pages and nobody else's", async () => {
	const { browser, user } = await signUp();
	const { user: other } = await signUp("grace");
	const mine = await entry(user.id, "Mum rang at nine. I let it ring.");
	await entry(other.id, "Mum told me the secret of the orchard.");
	const found = await say(browser, "What did I write about my mother?");
	expect(found.aiMessage?.content).toContain("Mum rang at nine. I let it ring.");
	expect(found.aiMessage?.content).not.toContain("orchard");
	expect(of(found, "pages").pages.map(({ href }) => href)).toEqual([`/journal?entry=${mine.id}`]);
	const none = await say(browser, "What did I write about the orchard?");
	expect(none.aiMessage?.content).toMatch(/nothing about “orchard”/);
	// Nor is a request for a page, however it is put, a page itself.
	for (const asked of ["Did I ever decide about the orchard?", "Please search my pages for the word orchard"])
		expect((await say(browser, asked)).aiMessage?.content).toMatch(/nothing about “orchard”/);
});

it("asks which is nearest, opens what is tapped, and keeps both taps and offers", async () => {
	const { browser, user } = await signUp();
	const asked = await say(browser, "Is there something to read about jealousy?");
	const [title] = of(asked, "which-is-nearest").titles;
	if (!title) throw new Error("No title");
	const opened = await say(browser, title.title, { do: "open", kind: title.kind, id: title.id });
	expect(opened.aiMessage?.offers?.map(({ kind }) => kind)).toContain(title.kind);
	const history = await jsonOf<ClientMessage[]>(browser.get(`/api/chat/${user.id}`));
	expect(history.find(({ id }) => id === asked.aiMessage?.id)?.offers).toEqual(asked.aiMessage?.offers);
	expect(history.filter(({ isAiResponse }) => !isAiResponse).every((message) => !("offers" in message))).toBe(true);
	const other = await say(browser, "None of these", { do: "none" });
	expect(other.aiMessage?.content).not.toBe(asked.aiMessage?.content);
	const back = await say(browser, "back");
	expect(back.aiMessage?.offers).toEqual(opened.aiMessage?.offers);
});

it("asks how it is, and remembers the answer that is tapped", async () => {
	const { browser, user } = await signUp();
	await say(browser, "The bus was green today, with new seats.");
	const asked = await say(browser, "Nobody got off.");
	const good = of(asked, "taps").taps.find(({ tap }) => tap.do === "telling" && tap.is === "good");
	if (!good) throw new Error(JSON.stringify(asked.aiMessage));
	await say(browser, good.label, good.tap);
	const next = await say(browser, "It was a long ride.");
	expect(JSON.stringify(next.aiMessage?.offers)).not.toContain("telling");
	expect(await db().chatMessage.count({ where: { userId: user.id } })).toBe(8);
});

it("refuses what cannot be tapped, and nothing is stored of it", async () => {
	const { browser, user } = await signUp();
	for (const tap of [{ do: "fly" }, { do: "door", door: "cellar" }, { do: "open", kind: "article" }, "open"]) {
		const response = await browser.post("/api/chat", { content: "x", tap });
		expect(response.status).toBe(400);
	}
	expect(await db().chatMessage.count({ where: { userId: user.id } })).toBe(0);
	const gone = await say(browser, "An old title", { do: "open", kind: "article", id: "not-there-any-more" });
	expect(gone.aiMessage?.content).toBeTruthy();
});

it("asks directly after a hint, once, and leads to people after the answer", async () => {
	const { browser } = await signUp();
	const hint = await say(browser, "I am so tired of living like this.");
	expect(of(hint, "direct-question").answers.map(({ label }) => label)).toContain("I have a plan");
	expect(hrefs(hint)).toContain("/help-now");
	const next = await say(browser, "We had soup for dinner.");
	expect(next.aiMessage?.content).not.toContain("May I ask you directly");
	expect(hrefs(next)).toContain("/help-now");
	const yes = await say(browser, "I have a plan");
	expect(yes.safety?.kind).toBe("self-harm");
});

it("stays careful after a notice", async () => {
	const { browser } = await signUp();
	const { safety } = await say(browser, "I want to kill myself.");
	expect(safety?.kind).toBe("self-harm");
	const next = await say(browser, "Tom and I argued about the dishes today.");
	expect(hrefs(next)).toContain("/help-now");
	expect(next.aiMessage?.offers?.some(({ kind }) => kind === "feeling")).toBe(false);
});
