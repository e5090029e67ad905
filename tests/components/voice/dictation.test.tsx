import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { JournalCard } from "@/components/dashboard/journal-card";
import { TextAnswer } from "@/components/questionnaires/question/text-answer";
import { journalDraft } from "@/lib/browser/journal/draft";
import { keptUnder } from "@/tests/setup/drafts";
import { serve, show, USER_ID } from "@/tests/setup/in-app";
import { onAnIphone } from "./platform";
import { available, button, hears, microphone, open, posts, record, SLOT, sent, startRecording } from "./record";

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

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
		expect(keptUnder(journalDraft(USER_ID).name)).toMatchObject({
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
