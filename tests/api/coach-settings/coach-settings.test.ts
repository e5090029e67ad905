import { defaultCoachSettings } from "@/lib/domain/coach-settings/defaults";
import type { ClientCoachSettings } from "@/lib/domain/coach-settings/schema";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

const mine = {
	coachPersona: "  Speak like a ferryman.\n\n— slowly 🛶",
	chatInstructions: "Ask where I am going.",
	journalInstructions: "Mention the tide.",
	quickInsightInstructions: "Mention the oar.",
	questionnaireInstructions: "Mention the far bank.",
};
const read = async (browser: TestBrowser, userId: number): Promise<ClientCoachSettings> =>
	(await browser.get(`/api/ai-settings/${userId}`)).json();
const voiceOf = async (browser: TestBrowser) => (await browser.get("/api/voice-preferences")).json();

describe("coach settings", () => {
	it("are the defaults until they are saved", async () => {
		const { browser, user } = await signUp();
		expect(await read(browser, user.id)).toEqual({
			...defaultCoachSettings,
			id: null,
			userId: user.id,
			createdAt: null,
			updatedAt: null,
		});
		expect(await voiceOf(browser)).toEqual({ defaultVoice: "nova" });
	});

	it("are kept as typed, and the voice that is left out stays", async () => {
		const { browser, user } = await signUp();
		const saved = await jsonOf(browser.post("/api/ai-settings", { ...mine, defaultVoice: "onyx" }));
		expect(saved).toEqual({
			...mine,
			id: expect.any(String),
			userId: user.id,
			defaultVoice: "onyx",
			createdAt: expect.stringMatching(/Z$/),
			updatedAt: expect.stringMatching(/Z$/),
		});
		expect(await read(browser, user.id)).toEqual(saved);
		expect(await voiceOf(browser)).toEqual({ defaultVoice: "onyx" });
		const next = { ...mine, coachPersona: "Be brief." };
		expect(await jsonOf(browser.post("/api/ai-settings", next))).toMatchObject({
			...next,
			defaultVoice: "onyx",
		});
	});

	it.each([
		["without a personality", { coachPersona: undefined }, "Coach Personality is required"],
		["with a blank one", { coachPersona: " \n\t" }, "Coach Personality is required"],
		["without words for the chat", { chatInstructions: "" }, "Chat Instructions are required"],
		[
			"a character too long",
			{ chatInstructions: "x".repeat(8001) },
			"Chat Instructions can have at most 8,000 characters",
		],
		["as numbers", { chatInstructions: 7 }, "Chat Instructions can only be text"],
		["with an unknown voice", { defaultVoice: "darth" }, "The voice is one of alloy, echo, fable, nova, onyx, shimmer"],
		["as of no time", { updatedAt: "yesterday" }, "updatedAt is a time that the settings were read with, or null"],
		["for another person", { userId: 1 }, "There is no “"],
		["with rights", { isAdmin: true }, "There is no “"],
	])("%s are refused, and what was there stays", async (_, wrong, sentence) => {
		const { browser, user } = await signUp();
		await browser.post("/api/ai-settings", mine);
		const response = await browser.post("/api/ai-settings", { ...mine, ...wrong });
		expect(response.status).toBe(400);
		expect(await response.text()).toContain(sentence);
		expect(await read(browser, user.id)).toMatchObject(mine);
	});

	it("belong to one person", async () => {
		const { browser, user } = await signUp();
		const { browser: stranger, user: other } = await signUp("grace");
		await browser.post("/api/ai-settings", { ...mine, defaultVoice: "echo" });
		expect((await stranger.get(`/api/ai-settings/${user.id}`)).status).toBe(403);
		expect((await stranger.post("/api/ai-settings", { ...mine, userId: user.id })).status).toBe(400);
		expect(await read(stranger, other.id)).toMatchObject(defaultCoachSettings);
		expect(await voiceOf(stranger)).toEqual({ defaultVoice: "nova" });
		await stranger.post("/api/ai-settings", { ...mine, coachPersona: "Mine alone." });
		expect(await read(browser, user.id)).toMatchObject({ ...mine, defaultVoice: "echo" });
	});

	it("report that others were saved since they were read, and overwrite nothing", async () => {
		const { browser, user } = await signUp();
		const save = (coachPersona: string, updatedAt: string | null) =>
			browser.post("/api/ai-settings", { ...mine, coachPersona, updatedAt });
		const first = await jsonOf(save("First", null));
		expect(first).toMatchObject({ coachPersona: "First", defaultVoice: "nova" });
		const second = await jsonOf(save("Second", first.updatedAt));
		expect(second.coachPersona).toBe("Second");
		for (const since of [null, first.updatedAt]) {
			const refused = await save("Late", since);
			expect(refused.status).toBe(409);
			expect(await refused.text()).toMatch(/^These settings were changed in another tab or on another device\b.*\.$/);
		}
		expect(await read(browser, user.id)).toEqual(second);
		expect(await jsonOf(save("Anyway", second.updatedAt))).toMatchObject({ coachPersona: "Anyway" });
	});

	it("sent again after a lost answer, are saved already", async () => {
		const { browser, user } = await signUp();
		for (const updatedAt of [null, null]) {
			expect((await browser.post("/api/ai-settings", { ...mine, updatedAt })).status).toBe(200);
		}
		const { updatedAt } = await read(browser, user.id);
		const next = { ...mine, coachPersona: "Next", updatedAt };
		const saved = await jsonOf(browser.post("/api/ai-settings", next));
		const again = await browser.post("/api/ai-settings", next);
		expect([again.status, await again.json()]).toEqual([200, saved]);
	});

	it.each([true, false])(
		"of eight tabs that save over the same version, one does (never saved before: %s)",
		async (isFirst) => {
			const { browser, user } = await signUp();
			if (!isFirst) await browser.post("/api/ai-settings", mine);
			const { updatedAt } = await read(browser, user.id);
			const saves = await Promise.all(
				Array.from({ length: 8 }, (_, tab) =>
					browser.post("/api/ai-settings", { ...mine, coachPersona: `Tab ${tab}`, updatedAt }),
				),
			);
			const won = saves.filter(({ status }) => status === 200);
			expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
			expect(await read(browser, user.id)).toEqual(await won[0]?.json());
		},
	);
});
