import { screen, waitFor, within } from "@testing-library/react";
import { serve } from "@/tests/setup/in-app";
import { available, button, fails, hears, microphone, open, posts, record } from "./record";

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

	test("Recording Error: nothing was captured", async () => {
		microphone.said = "";
		const { pointer, calls } = open({});
		await record(pointer);
		expect(await screen.findByText("Recording Error")).toBeVisible();
		expect(screen.getByText("No audio was captured. Please try again.")).toBeVisible();
		expect(button("Start recording")).toBeVisible();
		expect(posts(calls)).toEqual([]);
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

	test.each([
		["is not allowed", new DOMException("denied", "NotAllowedError"), /does not let this page use the microphone/],
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
});
