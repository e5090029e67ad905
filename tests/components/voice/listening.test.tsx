import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { neutralCookie } from "@/lib/domain/discretion/neutral";
import { deferred } from "@/tests/setup/deferred";
import { type Answer, button, open, player, playing, STREAM } from "./listen";
import { connectLockScreen, connectSpeaker, FakePlayer } from "./platform";

beforeEach(connectSpeaker);

describe("the voice", () => {
	const choose = async (answers: Record<string, Answer> = {}) => {
		const view = await open({ "/api/voice-preferences": { body: { defaultVoice: "shimmer" } }, ...answers });
		await screen.findByRole("button", { name: "Voice: Bright, female" });
		return view;
	};

	test("is the one that was chosen last, however quickly", async () => {
		const { pointer } = await choose();
		await pointer.click(button("Voice: Bright, female"));
		const puts: string[] = [];
		const { promise: answered, resolve: answer } = deferred();
		global.fetch = async (_, init) => {
			if (init?.method !== "PUT") return { ok: true, json: async () => ({ defaultVoice: "echo" }) } as Response;
			const chosen = JSON.parse(String(init.body));
			puts.push(chosen.defaultVoice);
			if (puts.length === 1) await answered;
			return { ok: true, json: async () => chosen } as Response;
		};
		await pointer.click(screen.getByRole("radio", { name: "Deep, male" }));
		await pointer.click(screen.getByRole("radio", { name: "Calm, male" }));
		// Two requests in parallel could reach the server in either order.
		expect(puts).toEqual(["onyx"]);
		await act(async () => answer());
		await waitFor(() => expect(puts).toEqual(["onyx", "echo"]));
		expect(await screen.findByRole("button", { name: "Voice: Calm, male" })).toBeVisible();
	});
});

describe("listening", () => {
	test("falls silent when the screen is left", async () => {
		const { unmount } = await playing();
		const left = player();
		unmount();
		expect(left.paused).toBe(true);
		expect(left.src).toBe("");
	});

	test("the lock screen keeps what is playing when an earlier sound goes away", async () => {
		const { session, takeAway } = connectLockScreen();
		const { pointer } = await open();
		await pointer.click(await screen.findByRole("button", { name: "Voice: Bright, female" }));
		await pointer.click(button("Hear this voice"));
		act(() => player(0).begin());
		await pointer.click(button("Listen"));
		act(() => player(1).begin());
		await pointer.click(button("Voice: Bright, female"));
		expect(screen.queryByRole("button", { name: "Hear this voice" })).toBeNull();
		expect(session.metadata).toMatchObject({ title: "A Day in Your Empowered Future" });
		expect(session.playbackState).toBe("playing");
		takeAway();
	});

	test("the lock screen says nothing of the app where a neutral title is wanted", async () => {
		const { session, takeAway } = connectLockScreen();
		// biome-ignore lint/suspicious/noDocumentCookie: as the page sets it
		document.cookie = neutralCookie(true);
		await playing();
		expect(session.metadata).toEqual({ title: "Notes", artist: "" });
		// biome-ignore lint/suspicious/noDocumentCookie: the same
		document.cookie = neutralCookie(false);
		takeAway();
	});
});

describe("moving within a day that is still loading", () => {
	/** Starts playback, after another player has loaded all of the spoken audio to find its length. */
	async function measured() {
		const view = await playing();
		await waitFor(() => expect(view.asked).toContain(STREAM));
		await waitFor(() => expect(player(1)?.src).toBe(STREAM));
		act(() => player(1).reach(0, 160));
		act(() => player(1).begin());
		return { ...view, slider: await screen.findByRole("slider", { name: "Place in the narrative" }) };
	}

	test("shows its length and place as soon as all of it has been spoken", async () => {
		const { slider } = await measured();
		expect(player(1).src).toBe("");
		act(() => player().reach(12, Number.POSITIVE_INFINITY));
		expect(slider).toHaveAttribute("aria-valuetext", "0:12 of 2:40");
	});

	test("loads it again to go where nothing is loaded, and plays on from there", async () => {
		const { slider, pointer } = await measured();
		act(() => player().reach(12, Number.POSITIVE_INFINITY));
		player().src = "";
		slider.focus();
		await pointer.keyboard("{PageUp}");
		expect(player().src).toBe(STREAM);
		const place = slider.getAttribute("aria-valuetext");
		expect(place).not.toMatch(/^0:12/);
		// For a moment, it reports its beginning.
		act(() => player().reach(0));
		expect(slider).toHaveAttribute("aria-valuetext", place);
		await act(async () => player().begin());
		expect(player().currentTime).toBeGreaterThan(12);
		expect(player().paused).toBe(false);
	});

	test("moves at once within what is loaded", async () => {
		const { slider, pointer } = await measured();
		act(() => player().reach(12, Number.POSITIVE_INFINITY));
		player().loaded = 160;
		player().src = "";
		slider.focus();
		await pointer.keyboard("{PageUp}");
		expect(player().src).toBe("");
		expect(player().currentTime).toBeGreaterThan(12);
	});
});

describe("what goes wrong", () => {
	test("Audio Loading Timeout after fifteen seconds", async () => {
		await open();
		jest.useFakeTimers();
		fireEvent.click(button("Listen"));
		await act(async () => void jest.advanceTimersByTime(14_999));
		expect(button("Generating...")).toHaveAttribute("aria-disabled", "true");
		await act(async () => void jest.advanceTimersByTime(1));
		expect(screen.getByText("Audio Loading Timeout")).toBeVisible();
		expect(screen.getByText("Request took too long. Server might be busy.")).toBeVisible();
		expect(button("Listen")).toBeEnabled();
		jest.useRealTimers();
	});

	test("Playback Error with the browser's words", async () => {
		FakePlayer.refusal = new DOMException("play() needs a tap.", "NotAllowedError");
		const { pointer } = await open();
		await pointer.click(button("Listen"));
		expect(await screen.findByText("Playback Error")).toBeVisible();
		expect(screen.getByText("Could not play audio: play() needs a tap.")).toBeVisible();
		expect(button("Listen")).toBeEnabled();
	});

	test.each([
		[1, "Audio loading was aborted."],
		[2, "Network error while loading audio."],
		[3, "Audio format error or decoding failed."],
		[4, "Audio format not supported."],
		[0, "Could not load audio."],
	])("Audio Error %i with its reason", async (code, reason) => {
		const { pointer } = await open();
		await pointer.click(button("Listen"));
		act(() => player().break(code));
		expect(await screen.findByText("Audio Error")).toBeVisible();
		expect(screen.getByText(reason)).toBeVisible();
		expect(button("Listen")).toBeEnabled();
		expect(await screen.findByText(/please contact support with the error ID/)).toBeVisible();
	});

	test("a stream that is cut off half-way goes on from its place", async () => {
		const { pointer, asked } = await playing();
		act(() => player().reach(34));
		act(() => player().break(2));
		expect(await screen.findByText("Network error while loading audio.")).toBeVisible();
		expect(screen.getByText("0:34")).toBeVisible();
		player().error = null;
		player().currentTime = 0;
		await pointer.click(button("Listen"));
		await waitFor(() => expect(asked).toContain(STREAM));
		await act(async () => player().begin());
		expect(player().currentTime).toBe(34);
		expect(button("Pause")).toBeEnabled();
	});
});
