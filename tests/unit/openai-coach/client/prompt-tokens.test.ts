import { serve } from "@/tests/setup/model/local-server";

const untouched = { ...process.env };
afterEach(() => {
	process.env = { ...untouched };
});

/** How long the prompt is for a talk that fills any window, as the environment chooses the coach. */
async function promptLength(settings: Record<string, string>): Promise<number> {
	const server = await serve((response) => void response.writeHead(400).end());
	process.env = {
		...untouched,
		DATABASE_URL: "postgresql://localhost/x",
		SESSION_SECRET: "s".repeat(32),
		DATA_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString("base64"),
		OPENAI_BASE_URL: server.url,
		...settings,
	};
	// The environment is read once in each process.
	jest.resetModules();
	const { coach } = await import("@/lib/server/core/ai");
	const turns = Array.from({ length: 400 }, (_, i) => ({
		from: i % 2 === 0 ? ("person" as const) : ("coach" as const),
		content: `${i}: ${"we walked by the river and spoke of this and that ".repeat(20)}`,
		at: new Date(i),
	}));
	const memory = { goals: [], patterns: null, scripts: { life: null, love: null }, analyses: [] };
	const talk = {
		person: { firstName: "Ada" },
		manner: { persona: "", instructions: "" },
		today: "2026-11-21",
		turns,
		message: "And now?",
		memory: { ...memory, coachProfile: null, relationships: [], entries: [], condensed: [] },
	};
	await expect(coach(null).reply(talk, new AbortController().signal)).rejects.toMatchObject({ code: "ai_failed" });
	const { messages } = JSON.parse(server.asked[0] ?? "{}") as { messages: { content: string }[] };
	return messages.reduce((sum, { content }) => sum + content.length, 0);
}

it.each([
	["nothing", {}, 6000],
	["OPENAI_PROMPT_TOKENS=12000", { OPENAI_PROMPT_TOKENS: "12000" }, 12_000],
	["OPENAI_PROMPT_TOKENS=5000", { OPENAI_PROMPT_TOKENS: "5000" }, 5000],
])(
	"with %s, a prompt for a server of one's own is filled, and no longer than it may be",
	async (_, settings, tokens) => {
		const length = await promptLength(settings);
		expect(length).toBeLessThanOrEqual(tokens * 4);
		expect(length).toBeGreaterThan(tokens * 4 * 0.7);
	},
);
