import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { neutralCookie } from "@/lib/domain/discretion/neutral";
import { type Answer, button, CHECK, fine, open, player, playing, STREAM, serve } from "./listen";
import { connectLockScreen, connectSpeaker, FakePlayer } from "./platform";

beforeEach(connectSpeaker);

describe("the voice", () => {
	const choose = async (answers: Record<string, Answer> = {}) => {
		const view = await open({ "/api/voice-preferences": { body: { defaultVoice: "shimmer" } }, ...answers });
		await screen.findByRole("button", { name: "Voice: Shimmer" });
		return view;
	};

	test("says which one reads, and stays closed until another one is wanted", async () => {
		const { pointer } = await choose();
		expect(screen.queryByRole("radio", { name: "Onyx" })).toBeNull();
		await pointer.click(button("Voice: Shimmer"));
		expect(screen.getByRole("radio", { name: "Shimmer" })).toBeChecked();
		expect(screen.getAllByRole("radio")).toHaveLength(6);
	});

	test("can be heard in a short sample", async () => {
		const { pointer } = await choose();
		await pointer.click(button("Voice: Shimmer"));
		await pointer.click(button("Hear Shimmer"));
		expect(player().src).toContain("/api/voice-preferences/sample?voice=shimmer");
		act(() => player().begin());
		expect(button("Pause the sample")).toBeVisible();
	});

	test("is chosen there, and the next listening is in it", async () => {
		const { pointer, asked } = await choose();
		await pointer.click(button("Voice: Shimmer"));
		serve({ ...fine, "/api/voice-preferences": { body: { defaultVoice: "onyx" } } });
		await pointer.click(screen.getByRole("radio", { name: "Onyx" }));
		await waitFor(() => expect(button("Voice: Onyx")).toBeVisible());
		expect(asked).toContain("/api/voice-preferences");
		await pointer.click(button("Listen"));
		expect(player().src).toContain("voice=onyx");
	});

	test("is the one that was chosen last, however quickly", async () => {
		const { pointer } = await choose();
		await pointer.click(button("Voice: Shimmer"));
		const puts: string[] = [];
		let answer = () => {};
		global.fetch = async (_, init) => {
			if (init?.method !== "PUT") return { ok: true, json: async () => ({ defaultVoice: "echo" }) } as Response;
			const chosen = JSON.parse(String(init.body));
			puts.push(chosen.defaultVoice);
			if (puts.length === 1) {
				await new Promise<void>((resolve) => {
					answer = resolve;
				});
			}
			return { ok: true, json: async () => chosen } as Response;
		};
		await pointer.click(screen.getByRole("radio", { name: "Onyx" }));
		await pointer.click(screen.getByRole("radio", { name: "Echo" }));
		// Two at a time could reach the server in either order.
		expect(puts).toEqual(["onyx"]);
		await act(async () => answer());
		await waitFor(() => expect(puts).toEqual(["onyx", "echo"]));
		expect(await screen.findByRole("button", { name: "Voice: Echo" })).toBeVisible();
	});

	test("stays where it could not be changed, and says so", async () => {
		const { pointer } = await choose();
		await pointer.click(button("Voice: Shimmer"));
		serve({ ...fine, "/api/voice-preferences": { status: 503 } });
		await pointer.click(screen.getByRole("radio", { name: "Onyx" }));
		expect(await screen.findByText("The voice was not changed")).toBeVisible();
		expect(await screen.findByRole("button", { name: "Voice: Shimmer" })).toBeVisible();
	});
});

describe("listening", () => {
	test("generating, playing, paused with its place, ended", async () => {
		const { pointer } = await open();
		expect(screen.getByText("Read by a synthetic voice.")).toBeVisible();
		await pointer.click(button("Listen"));
		expect(button("Generating...")).toBeDisabled();
		expect(player().src).toBe(STREAM);
		act(() => player().begin());
		expect(screen.getByText("Playing your day in life narrative...")).toBeVisible();
		act(() => player().reach(34));
		expect(screen.getByText("0:34")).toBeVisible();
		expect(screen.queryByRole("slider")).toBeNull();
		await pointer.click(button("Pause"));
		expect(screen.getByText("Paused. Your place is kept.")).toBeVisible();
		await pointer.click(button("Listen"));
		act(() => void player().dispatchEvent(new Event("playing")));
		expect(player().currentTime).toBe(34);
		act(() => void player().dispatchEvent(new Event("ended")));
		expect(button("Listen")).toBeEnabled();
		expect(screen.queryByText("0:34")).toBeNull();
	});

	test("can be entered anywhere once it is known how long it is", async () => {
		const { pointer } = await playing();
		act(() => player().reach(10, 120));
		const slider = screen.getByRole("slider", { name: "Place in the narrative" });
		expect(slider).toHaveAttribute("aria-valuetext", "0:10 of 2:00");
		slider.focus();
		await pointer.keyboard("{End}");
		expect(player().currentTime).toBe(120);
	});

	test("the focus stays with the button that was disabled meanwhile", async () => {
		await playing();
		expect(button("Pause")).toHaveFocus();
	});

	test("falls silent when the screen is left", async () => {
		const { unmount } = await playing();
		const left = player();
		unmount();
		expect(left.paused).toBe(true);
		expect(left.src).toBe("");
	});

	test("media keys and the lock screen have it", async () => {
		const { session, handlers, takeAway } = connectLockScreen();
		const { unmount } = await playing();
		expect(session.metadata).toMatchObject({ title: "A Day in Your Empowered Future", artist: "Innerscript" });
		act(() => player().reach(10, 120));
		expect(session.setPositionState).toHaveBeenLastCalledWith({ position: 10, duration: 120 });
		act(() => (handlers.get("seekforward") as (details: object) => void)({}));
		expect(player().currentTime).toBe(20);
		act(() => (handlers.get("pause") as () => void)());
		expect(player().paused).toBe(true);
		expect(session.playbackState).toBe("paused");
		unmount();
		expect(session.metadata).toBeNull();
		takeAway();
	});

	test("the lock screen keeps what is playing when an earlier sound goes away", async () => {
		const { session, takeAway } = connectLockScreen();
		const { pointer } = await open();
		await pointer.click(await screen.findByRole("button", { name: "Voice: Shimmer" }));
		await pointer.click(button("Hear Shimmer"));
		act(() => player(0).begin());
		await pointer.click(button("Listen"));
		act(() => player(1).begin());
		await pointer.click(button("Voice: Shimmer"));
		expect(screen.queryByRole("button", { name: "Hear Shimmer" })).toBeNull();
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

describe("what goes wrong", () => {
	test("Audio Loading Timeout after fifteen seconds", async () => {
		await open();
		jest.useFakeTimers();
		fireEvent.click(button("Listen"));
		await act(async () => void jest.advanceTimersByTime(14_999));
		expect(button("Generating...")).toBeDisabled();
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

	test("the server's details are added, and its id is the one to name", async () => {
		const { pointer, asked } = await open({
			[CHECK]: {
				status: 503,
				body: { ok: false, status: 503, details: "The narrator is out of order." },
				headers: { "x-request-id": "request-77" },
			},
		});
		await pointer.click(button("Listen"));
		act(() => player().break(4));
		expect(
			await screen.findByText("Audio format not supported. The narrator is out of order. Please try again later."),
		).toBeVisible();
		expect(asked).toContain(CHECK);
		expect(screen.getByRole("alert")).toHaveTextContent("contact support with the error ID request-77");
		await pointer.click(button("Listen"));
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("what is found out about a failure says nothing once it plays again", async () => {
		const { pointer } = await open();
		await pointer.click(button("Listen"));
		let explain = (_: Response) => {};
		global.fetch = () =>
			new Promise((resolve) => {
				explain = resolve;
			});
		act(() => player().break(2));
		player().error = null;
		await pointer.click(button("Listen"));
		act(() => player().begin());
		await act(async () => explain({ ok: false, text: async () => "", headers: new Headers() } as Response));
		expect(screen.queryByText("Audio Error")).toBeNull();
		expect(screen.queryByRole("alert")).toBeNull();
		expect(button("Pause")).toBeEnabled();
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

	test("without a known voice it is read in the default one", async () => {
		const { pointer } = await open({ "/api/voice-preferences": { status: 500 } });
		await pointer.click(button("Listen"));
		await waitFor(() => expect(player().src).toBe(STREAM.replace("shimmer", "nova")));
	});
});
