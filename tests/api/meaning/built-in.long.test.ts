import { waitFor } from "@/lib/server/core/database/claim";
import { db } from "@/lib/server/core/database/db";
import { builtInEmbedder } from "@/lib/server/core/embeddings/built-in";
import { send, sent } from "@/tests/api/chat/model";
import { jsonOf, signUp } from "@/tests/setup/api";
import { MeaningServer } from "./meaning-server";

const server = new MeaningServer({ OPENAI_EMBEDDINGS_MODEL: "" });

/** Pages with little in common, so that the one that is meant stands out. */
const pages = [
	"As a child I listened to the keys in the door, and knew how the evening would go.",
	"The roses in front of the house have opened since yesterday morning.",
	"We missed the train and had to wait on the platform for an hour.",
	"I baked a loaf of bread and burned my thumb on the oven.",
	"Nothing in particular happened today and that was fine with me.",
	"The neighbours painted their fence, and it took them all afternoon.",
	"Wir haben lange am Fluss gesessen und über nichts gesprochen.",
];

it("finds on this machine what means the same, in English, and tells no server", async () => {
	const { browser, user } = await signUp();
	for (const content of pages) {
		expect((await browser.post("/api/journal", { content, prompt: "p", action: "submit" })).status).toBe(200);
	}
	const count = () => db().pageVector.count({ where: { userId: user.id, model: "built-in" } });
	await waitFor(async () => ((await count()) === pages.length - 1 && builtInEmbedder.isReady() ? true : null));
	await sent(send(browser, "When I was a kid, the noise at the entrance told me about the night to come."));
	expect(server.prompts.at(-1)).toContain("I listened to the keys in the door");
	expect(server.embedded).toEqual([]);
}, 120_000);

it("is not told of as a server, also where answers are counted", async () => {
	const { browser } = await signUp();
	const holder = globalThis as { innerscriptMetrics?: unknown };
	holder.innerscriptMetrics = { answered: () => {}, queue: () => {} };
	try {
		expect(await jsonOf(browser.get("/api/privacy"))).toMatchObject({ pagesBy: null });
	} finally {
		delete holder.innerscriptMetrics;
	}
});
