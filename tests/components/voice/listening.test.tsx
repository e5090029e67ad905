import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { Affirmations } from "@/components/voice/affirmations";
import { ListenButton } from "@/components/voice/listen-button";
import { show } from "../journal/setup";
import { connectSpeaker, FakePlayer } from "./platform";

interface Answer {
	status?: number;
	body?: unknown;
	headers?: Record<string, string>;
}

const ID = "5b1f";
const STREAM = `/api/love-script/${ID}/audio/stream?voice=shimmer`;
const CHECK = `/api/love-script/${ID}/audio/check?voice=shimmer`;
const fine = {
	"/api/voice-preferences": { body: { defaultVoice: "shimmer" } },
	[CHECK]: { body: { ok: true } },
	[STREAM]: { status: 206 },
};

/** Answers by address; what it has no answer for is not found. */
function serve(answers: Record<string, Answer>): string[] {
	const asked: string[] = [];
	global.fetch = async (input) => {
		const path = String(input);
		asked.push(path);
		const { status = 200, body = "", headers = {} } = answers[path] ?? { status: 404 };
		const text = typeof body === "string" ? body : JSON.stringify(body);
		return {
			status,
			ok: status < 400,
			statusText: "",
			headers: new Map(Object.entries(headers)) as unknown as Headers,
			text: async () => text,
			json: async () => JSON.parse(text),
		} as Response;
	};
	return asked;
}

beforeEach(connectSpeaker);

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const player = (index = 0) => FakePlayer.all[index] as FakePlayer;

async function open(answers: Record<string, Answer> = {}) {
	const asked = serve({ ...fine, ...answers });
	const view = show(<ListenButton loveScriptId={ID} title="A Day in Your Empowered Future" />);
	await waitFor(() => expect(asked).toContain("/api/voice-preferences"));
	await act(async () => {});
	return { ...view, asked };
}

async function playing(answers: Record<string, Answer> = {}) {
	const view = await open(answers);
	await view.pointer.click(button("Listen"));
	act(() => player().begin());
	return view;
}

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
		const handlers = new Map<string, unknown>();
		const session = {
			metadata: null as { title: string; artist: string } | null,
			playbackState: "none",
			setActionHandler: (action: string, handler: unknown) => void handlers.set(action, handler),
			setPositionState: jest.fn(),
		};
		Object.assign(navigator, { mediaSession: session });
		Object.assign(globalThis, {
			MediaMetadata: class {
				constructor(data: object) {
					Object.assign(this, data);
				}
			},
		});
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
		Reflect.deleteProperty(navigator, "mediaSession");
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

describe("affirmations", () => {
	const line = (orderNum: number, text: string) => ({
		id: `a${orderNum}`,
		text,
		audioUrl: `/api/affirmations/a${orderNum}/audio`,
		voice: "nova",
		orderNum,
	});
	const lines = [line(1, "I say what I need."), line(0, "I can stay."), line(2, "I am met half-way.")];
	const path = `/api/love-script/${ID}/affirmations`;

	test("stand in their order, and are heard one at a time", async () => {
		serve({ [path]: { body: lines } });
		const { pointer } = show(<Affirmations loveScriptId={ID} />);
		await screen.findByText("I can stay.");
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"I can stay.",
			"I say what I need.",
			"I am met half-way.",
		]);
		await pointer.click(button("Listen: I can stay."));
		act(() => player().begin());
		expect(player().src).toBe("/api/affirmations/a0/audio");
		await pointer.click(button("Listen: I say what I need."));
		expect(player().paused).toBe(true);
		act(() => player(1).begin());
		expect(button("Pause: I say what I need.")).toBeEnabled();
		expect(button("Listen: I can stay.")).toBeEnabled();
	});

	test("are not there where there are none", async () => {
		serve({ [path]: { body: [] } });
		show(<Affirmations loveScriptId={ID} />);
		await waitFor(() => expect(screen.queryByRole("heading", { name: "Affirmations" })).toBeNull());
	});

	test("can be asked for again when they do not come", async () => {
		serve({ [path]: { status: 500 } });
		const { pointer } = show(<Affirmations loveScriptId={ID} />);
		await screen.findByText(/could not be loaded/);
		serve({ [path]: { body: lines } });
		await pointer.click(button("Try again"));
		expect(await screen.findByText("I am met half-way.")).toBeVisible();
	});

	test("that fail say so", async () => {
		serve({ [path]: { body: lines } });
		const { pointer } = show(<Affirmations loveScriptId={ID} />);
		await pointer.click(await screen.findByRole("button", { name: "Listen: I can stay." }));
		act(() => player().break(2));
		expect(await screen.findByText("Network error while loading audio.")).toBeVisible();
		expect(await screen.findByText(/contact support with the error ID/)).toBeVisible();
	});
});
