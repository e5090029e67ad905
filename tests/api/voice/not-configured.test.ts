import { jsonOf, signUp } from "@/tests/setup/api";
import { base64, spokenWav } from "@/tests/unit/voice/recordings";

// The address of a chat server does not imply that it can speak.
process.env.OPENAI_BASE_URL = "http://127.0.0.1:1/v1";

it("says what to set where nothing can transcribe", async () => {
	const { browser } = await signUp();
	expect(await jsonOf(browser.get("/api/transcribe"))).toEqual({ available: false, accepts: "any", name: null });
	const response = await browser.post("/api/transcribe", { audio: base64(spokenWav) });
	expect(response.status).toBe(503);
	expect(await response.text()).toBe(
		"Dictation is not set up on this server. Whoever runs it can set TRANSCRIBE_COMMAND, OPENAI_TRANSCRIBE_BASE_URL or OPENAI_API_KEY.",
	);
});

it("reads nothing of a recording that nothing can transcribe", async () => {
	const { browser } = await signUp();
	let read = 0;
	const raw = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (++read > 20) controller.close();
			else controller.enqueue(new Uint8Array(1024 * 1024));
		},
	});
	const response = await browser.fetch("POST", "/api/transcribe", {
		raw,
		headers: { "content-type": "application/json" },
	});
	expect(response.status).toBe(503);
	expect(read).toBeLessThan(5);
});
