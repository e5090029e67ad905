import { screen, waitFor, within } from "@testing-library/react";
import { serve } from "@/tests/setup/in-app";
import { breakDecoder, breakRecorder, onAnIphone } from "./platform";
import { available, button, fails, hears, microphone, open, posts, record } from "./record";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

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
});
