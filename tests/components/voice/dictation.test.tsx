import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { JournalCard } from "@/components/dashboard/journal-card";
import { TextAnswer } from "@/components/questionnaires/question/text-answer";
import { DictateButton } from "@/components/voice/dictate-button";
import { draftSlot } from "@/lib/journal/draft";
import { keptKey, letGo } from "@/lib/voice/kept";
import { type Call, Refusal, serve, show, USER_ID } from "../journal/setup";
import { breakDecoder, breakRecorder, type FakeMicrophone, onAnIphone, plugIn } from "./platform";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

const SLOT = "a test";
const available = { "GET /api/transcribe": () => ({ available: true, accepts: "any" }) };
const hears = (text: string) => ({ "POST /api/transcribe": () => ({ text }) });
const fails = (status: number) => ({
	"POST /api/transcribe": () => {
		throw new Refusal(status);
	},
});

let microphone: FakeMicrophone;
beforeEach(() => {
	microphone = plugIn();
});
afterEach(async () => {
	await letGo(keptKey(USER_ID, SLOT));
	Reflect.deleteProperty(window, "SpeechRecognition");
});

function open(answers: Record<string, (call: Call) => unknown>) {
	const calls = serve({ ...available, ...answers });
	const onText = jest.fn();
	return { ...show(<DictateButton into="your test" slot={SLOT} onText={onText} />), calls, onText };
}

const button = (name: string) => screen.getByRole("button", { name });
const posts = (calls: Call[]) => calls.filter(({ method }) => method === "POST");
const sent = (calls: Call[]) => Buffer.from(String((posts(calls)[0]?.body as { audio?: string })?.audio), "base64");

type Pointer = ReturnType<typeof show>["pointer"];

async function startRecording(pointer: Pointer) {
	await pointer.click(button("Dictate"));
	await screen.findByText("Tap to pause recording");
}

async function record(pointer: Pointer) {
	await startRecording(pointer);
	await pointer.click(button("Confirm recording"));
}

describe("recording", () => {
	test("pauses and resumes with a tap, and hands over the words", async () => {
		const { pointer, calls, onText } = open(hears("It rained."));
		await startRecording(pointer);
		expect(screen.getByRole("dialog", { name: "Dictate" })).toHaveTextContent("Recording");
		await pointer.click(button("Pause recording"));
		expect(screen.getByText("Tap to resume recording")).toBeVisible();
		expect(microphone.recorder?.state).toBe("paused");
		await pointer.click(button("Resume recording"));
		expect(microphone.recorder?.state).toBe("recording");
		await pointer.click(button("Confirm recording"));
		await waitFor(() => expect(onText).toHaveBeenCalledWith("It rained."));
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(sent(calls).toString()).toBe("sound");
		expect(microphone.stopTrack).toHaveBeenCalled();
		expect(screen.getByText("Your words were added to your test.")).toBeInTheDocument();
	});

	test("shows that it is being processed, and can stop without losing the recording", async () => {
		const { pointer, onText } = open({ "POST /api/transcribe": () => new Promise(() => {}) });
		await record(pointer);
		expect(await screen.findByText("Processing audio...")).toBeVisible();
		expect(button("Confirm recording")).toBeDisabled();
		await pointer.click(button("Stop for now"));
		expect(await screen.findByText("A recording is waiting")).toBeVisible();
		expect(onText).not.toHaveBeenCalled();
	});

	test("is thrown away when it is cancelled, and the focus comes back", async () => {
		const { pointer, calls, onText } = open({});
		await startRecording(pointer);
		await pointer.click(button("Cancel recording"));
		expect(screen.queryByRole("dialog")).toBeNull();
		expect(microphone.stopTrack).toHaveBeenCalled();
		expect(button("Dictate")).toHaveFocus();
		expect(posts(calls)).toEqual([]);
		expect(onText).not.toHaveBeenCalled();
	});

	test("lets the microphone go when the screen is left, and keeps what was said", async () => {
		const { pointer, unmount } = open({});
		await startRecording(pointer);
		microphone.recorder?.emit("half of it");
		const now = performance.now();
		jest.spyOn(performance, "now").mockReturnValue(now + 3000);
		unmount();
		jest.restoreAllMocks();
		expect(microphone.stopTrack).toHaveBeenCalled();
		const again = open({});
		await waitFor(() =>
			expect(button("Dictate")).toHaveAccessibleDescription("A recording is waiting to become text."),
		);
		await again.pointer.click(button("Dictate"));
		expect(await screen.findByText("A recording is waiting")).toBeVisible();
	});

	test("lets the microphone go when the page goes away", async () => {
		const { pointer } = open({});
		await startRecording(pointer);
		act(() => void window.dispatchEvent(new Event("pagehide")));
		expect(microphone.stopTrack).toHaveBeenCalled();
	});

	test("asks before Escape throws words away", async () => {
		const { pointer } = open({});
		await startRecording(pointer);
		const now = performance.now();
		const clock = jest.spyOn(performance, "now").mockReturnValue(now + 3000);
		await pointer.keyboard("{Escape}");
		clock.mockRestore();
		expect(screen.getByRole("alert")).toHaveTextContent("Let go of this recording?");
		expect(button("Keep it")).toHaveFocus();
		await pointer.click(button("Keep it"));
		expect(screen.getByText("Tap to resume recording")).toBeVisible();
	});

	test("tells of its limit before it is reached, and stops there with all of it", async () => {
		const { pointer, onText } = open(hears("All of it."));
		await startRecording(pointer);
		const begun = performance.now();
		const clock = jest.spyOn(performance, "now").mockReturnValue(begun + 545_000);
		expect(await screen.findByText("Recording, less than a minute left")).toBeVisible();
		clock.mockReturnValue(begun + 601_000);
		expect(await screen.findByText("That is as long as it can be")).toBeVisible();
		clock.mockRestore();
		expect(microphone.stopTrack).toHaveBeenCalled();
		await pointer.click(button("Confirm recording"));
		await waitFor(() => expect(onText).toHaveBeenCalledWith("All of it."));
	});

	test("keeps what was said when the microphone is unplugged", async () => {
		const { pointer, onText } = open(hears("Half of it."));
		await startRecording(pointer);
		act(() => microphone.recorder?.onstop());
		expect(await screen.findByText("The microphone stopped")).toBeVisible();
		await pointer.click(button("Confirm recording"));
		await waitFor(() => expect(onText).toHaveBeenCalledWith("Half of it."));
	});
});

describe("WAV", () => {
	const isWav = (bytes: Buffer) => [
		bytes.toString("latin1", 0, 4),
		bytes.readUInt16LE(22),
		bytes.readUInt32LE(24),
		bytes.readUInt16LE(34),
		bytes.length,
	];
	const oneSecond = ["RIFF", 1, 16_000, 16, 44 + 32_000];

	test("is made on Apple's devices", async () => {
		onAnIphone();
		const { pointer, calls, onText } = open(hears("Yes"));
		await record(pointer);
		await waitFor(() => expect(onText).toHaveBeenCalled());
		expect(isWav(sent(calls))).toEqual(oneSecond);
	});

	test("is made where the server takes nothing else", async () => {
		const { pointer, calls, onText } = open({
			...hears("Yes"),
			"GET /api/transcribe": () => ({ available: true, accepts: "wav" }),
		});
		await record(pointer);
		await waitFor(() => expect(onText).toHaveBeenCalled());
		expect(isWav(sent(calls))).toEqual(oneSecond);
	});
});

describe("what goes wrong", () => {
	test("Transcription Error: the recording is kept, and can be tried again", async () => {
		const { pointer, onText } = open(fails(502));
		await record(pointer);
		expect(await screen.findByText("Transcription Error")).toBeVisible();
		expect(screen.getByText("Transcription failed. Please try again.")).toBeVisible();
		const dialog = screen.getByRole("dialog", { name: "Dictate" });
		expect(dialog).toHaveTextContent("Your recording is safe");
		const download = within(dialog).getByRole("link", { name: "Download" });
		expect(download).toHaveAttribute("download", expect.stringMatching(/^dictation-.*\.webm$/));
		serve({ ...available, ...hears("At last.") });
		await pointer.click(button("Try again"));
		await waitFor(() => expect(onText).toHaveBeenCalledWith("At last."));
	});

	test("a refusal says why", async () => {
		const { pointer } = open(fails(400));
		await record(pointer);
		expect(await screen.findByText("The server's sentence.")).toBeVisible();
	});

	test("closing keeps the recording, and discarding asks first", async () => {
		const { pointer } = open(fails(502));
		await record(pointer);
		await pointer.click(await screen.findByRole("button", { name: "Close, and keep it" }));
		await waitFor(() =>
			expect(button("Dictate")).toHaveAccessibleDescription("A recording is waiting to become text."),
		);
		await pointer.click(button("Dictate"));
		await pointer.click(await screen.findByRole("button", { name: "Discard" }));
		const question = screen.getByRole("alertdialog", { name: "Discard this recording?" });
		await pointer.click(within(question).getByRole("button", { name: "Discard" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		await waitFor(() => expect(button("Dictate")).not.toHaveAccessibleDescription());
	});

	test("no words in it: says so, and keeps it", async () => {
		const { pointer, onText } = open({
			"POST /api/transcribe": () => ({ text: " ", note: "This recording is silent." }),
		});
		await record(pointer);
		expect(await screen.findByText("No words were found in it")).toBeVisible();
		expect(screen.getByText("This recording is silent.")).toBeVisible();
		expect(onText).not.toHaveBeenCalled();
	});

	test("Recording Error: nothing was captured", async () => {
		microphone.said = "";
		const { pointer, calls } = open({});
		await record(pointer);
		expect(await screen.findByText("Recording Error")).toBeVisible();
		expect(screen.getByText("No audio was captured. Please try again.")).toBeVisible();
		expect(button("Start recording")).toBeVisible();
		expect(posts(calls)).toEqual([]);
	});

	test("Recording Error: an iPhone cannot convert it", async () => {
		onAnIphone();
		breakDecoder();
		const { pointer, calls } = open({});
		await record(pointer);
		expect(await screen.findByText("Recording Error")).toBeVisible();
		expect(screen.getByText("Failed to process audio on iPhone")).toBeVisible();
		expect(screen.getByText("Your recording is safe")).toBeVisible();
		expect(posts(calls)).toEqual([]);
	});

	test("Error: recording cannot begin", async () => {
		breakRecorder();
		const { pointer } = open({});
		await pointer.click(button("Dictate"));
		expect(await screen.findByText("An unexpected error occurred. Please try again.")).toBeVisible();
		expect(screen.getByText("Error")).toBeVisible();
		expect(microphone.stopTrack).toHaveBeenCalled();
	});

	test("Error: there is no connection; the recording is kept", async () => {
		const { pointer } = open({
			"POST /api/transcribe": () => {
				throw new TypeError("Failed to fetch");
			},
		});
		await record(pointer);
		expect(await screen.findByText("An unexpected error occurred. Please try again.")).toBeVisible();
		expect(screen.getByText("Your recording is safe")).toBeVisible();
	});

	test("a microphone that is denied is logged, and explained without a toast", async () => {
		const log = jest.spyOn(console, "info").mockImplementation(() => {});
		microphone.refusal = new DOMException("Permission denied", "NotAllowedError");
		const { pointer } = open({});
		await pointer.click(button("Dictate"));
		expect(await screen.findByText(/does not let this page use the microphone/)).toBeVisible();
		expect(log).toHaveBeenCalledWith(expect.stringContaining("denied"), microphone.refusal);
		expect(screen.queryByText("Error")).toBeNull();
		expect(screen.queryByText("Recording Error")).toBeNull();
		expect(button("Confirm recording")).toBeDisabled();
		microphone.refusal = null;
		await pointer.click(button("Start recording"));
		expect(await screen.findByText("Tap to pause recording")).toBeVisible();
		log.mockRestore();
	});

	test.each([
		["is missing", new DOMException("none", "NotFoundError"), /No microphone was found/],
		["is taken", new DOMException("busy", "NotReadableError"), /another program is using it/],
	])("a microphone that %s is explained", async (_, refusal, words) => {
		const log = jest.spyOn(console, "info").mockImplementation(() => {});
		microphone.refusal = refusal;
		const { pointer } = open({});
		await pointer.click(button("Dictate"));
		expect(await screen.findByText(words)).toBeVisible();
		log.mockRestore();
	});

	test("a browser that cannot record is told so", async () => {
		const log = jest.spyOn(console, "info").mockImplementation(() => {});
		Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: undefined });
		const { pointer } = open({});
		await pointer.click(button("Dictate"));
		expect(await screen.findByText(/This browser cannot record here/)).toBeVisible();
		log.mockRestore();
	});
});

describe("nothing is set up", () => {
	const off = { "GET /api/transcribe": () => ({ available: false, accepts: "any" }) };

	test("says so, asks for no microphone, and tells what can be set", async () => {
		const { pointer } = open(off);
		await pointer.click(button("Dictate"));
		expect(await screen.findByText("Dictation is not set up here")).toBeVisible();
		expect(screen.getByText("TRANSCRIBE_COMMAND")).toBeInTheDocument();
		expect(screen.queryByRole("button", { name: "Let my browser do it" })).toBeNull();
		expect(microphone.ask).not.toHaveBeenCalled();
		await pointer.click(button("Close"));
		expect(button("Dictate")).toHaveFocus();
	});

	test("the browser's own recognition is used after it has been explained", async () => {
		const begun: FakeRecognition[] = [];
		class FakeRecognition {
			onresult: (event: object) => void = () => {};
			onerror: (event: object) => void = () => {};
			onend: () => void = () => {};
			start() {
				begun.push(this);
			}
			stop() {
				this.onend();
			}
			abort() {}
			hear(transcript: string, isFinal: boolean) {
				act(() => this.onresult({ results: [{ isFinal, 0: { transcript } }] }));
			}
		}
		Object.assign(window, { SpeechRecognition: FakeRecognition });
		const { pointer, onText } = open(off);
		await pointer.click(button("Dictate"));
		expect(await screen.findByText(/may send your voice over the internet/)).toBeVisible();
		expect(begun).toHaveLength(0);
		await pointer.click(button("Let my browser do it"));
		begun[0]?.hear("it rai", false);
		expect(screen.getByText("it rai")).toBeVisible();
		begun[0]?.hear("it rained", true);
		await pointer.click(button("Pause recording"));
		expect(screen.getByText("Tap to resume recording")).toBeVisible();
		await pointer.click(button("Resume recording"));
		begun[1]?.hear("all day", true);
		await pointer.click(button("Confirm recording"));
		await waitFor(() => expect(onText).toHaveBeenCalledWith("it rained all day"));

		// What fails half-way leaves the words that were understood.
		await pointer.click(button("Dictate"));
		await screen.findByText("Tap to pause recording");
		begun[2]?.hear("it stopped", true);
		act(() => begun[2]?.onerror({ error: "network" }));
		expect(await screen.findByText("An unexpected error occurred. Please try again.")).toBeVisible();
		expect(screen.getByText("it stopped")).toBeVisible();
	});
});

function Answer({ isShort = false }) {
	const [value, setValue] = useState("First.");
	return (
		<TextAnswer
			id="answer"
			labelledBy="question"
			describedBy={undefined}
			isInvalid={false}
			value={value}
			onChange={setValue}
			isShort={isShort}
			slot={SLOT}
		/>
	);
}

describe("where the words go", () => {
	test("the journal on the dashboard: at the cursor, and kept as if typed", async () => {
		serve({ ...available, ...hears("we stayed in") });
		const { pointer } = show(<JournalCard userId={USER_ID} firstPrompt="What now?" />);
		const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Journal entry" });
		await pointer.type(box, "It rained. And then.");
		box.setSelectionRange(10, 10);
		await record(pointer);
		await waitFor(() => expect(box).toHaveValue("It rained. We stayed in And then."));
		expect(box).toHaveFocus();
		expect(box.selectionStart).toBe("It rained. We stayed in".length);
		expect(JSON.parse(localStorage.getItem(draftSlot(USER_ID)) ?? "")).toMatchObject({
			text: "It rained. We stayed in And then.",
			prompt: "What now?",
		});
	});

	test("more than fits is not cut off", async () => {
		const long = "word ".repeat(12_000).trim();
		serve({ ...available, ...hears(long) });
		const { pointer } = show(<JournalCard userId={USER_ID} firstPrompt="What now?" />);
		const box = screen.getByRole("textbox", { name: "Journal entry" });
		await record(pointer);
		await waitFor(() => expect(box).toHaveValue(`W${long.slice(1)}`));
	});

	test("an answer: at its end, with a space", async () => {
		serve({ ...available, ...hears("then this") });
		const { pointer } = show(<Answer />);
		const box = screen.getByRole<HTMLTextAreaElement>("textbox");
		box.focus();
		box.setSelectionRange(0, 0);
		await record(pointer);
		await waitFor(() => expect(box).toHaveValue("First. then this"));
		expect(box).toHaveFocus();
		expect(screen.getByText("3 words")).toBeVisible();
	});

	test("a name is typed", () => {
		show(<Answer isShort />);
		expect(screen.queryByRole("button", { name: "Dictate" })).toBeNull();
	});
});
