import { act, screen, waitFor } from "@testing-library/react";
import { userKey } from "@/lib/browser/account/client";
import { USER_ID, user } from "@/tests/setup/in-app";
import { connectRecognition, FakeRecognition } from "./platform";
import { button, open } from "./record";

beforeEach(connectRecognition);

const off = { "GET /api/transcribe": () => ({ available: false, accepts: "any" }) };
const hear = (index: number, words: string, isFinal = true) =>
	act(() => FakeRecognition.begun[index]?.hear(words, isFinal));

test("the browser's own recognition is used after it has been explained, to each person", async () => {
	const { pointer, onText, queryClient } = open(off);
	await pointer.click(button("Dictate"));
	expect(await screen.findByText(/may send your voice over the internet/)).toBeVisible();
	expect(FakeRecognition.begun).toHaveLength(0);
	await pointer.click(button("Let my browser do it"));
	hear(0, "it rai", false);
	expect(screen.getByText("it rai")).toBeVisible();
	hear(0, "it rained");
	await pointer.click(button("Pause recording"));
	expect(screen.getByText("Tap to resume recording")).toBeVisible();
	await pointer.click(button("Resume recording"));
	hear(1, "all day");
	await pointer.click(button("Confirm recording"));
	await waitFor(() => expect(onText).toHaveBeenCalledWith("it rained all day"));

	// If recognition fails half-way, the words that were understood remain.
	await pointer.click(button("Dictate"));
	await screen.findByText("Tap to pause recording");
	hear(2, "it stopped");
	act(() => FakeRecognition.begun[2]?.onerror({ error: "network" }));
	expect(await screen.findByText("An unexpected error occurred. Please try again.")).toBeVisible();
	expect(screen.getByText("it stopped")).toBeVisible();
	await pointer.click(button("Cancel recording"));

	// The next person who signs in on this page has not agreed to anything.
	act(() => queryClient.setQueryData(userKey, { ...user, id: USER_ID + 1 }));
	await pointer.click(button("Dictate"));
	expect(await screen.findByText(/may send your voice over the internet/)).toBeVisible();
});

test("words that are understood only when it goes on again are not lost", async () => {
	const { pointer, onText, queryClient } = open(off);
	act(() => queryClient.setQueryData(userKey, { ...user, id: USER_ID + 2 }));
	await pointer.click(button("Dictate"));
	await pointer.click(await screen.findByRole("button", { name: "Let my browser do it" }));
	FakeRecognition.isSlow = true;
	hear(0, "it", false);
	await pointer.click(button("Pause recording"));
	await pointer.click(button("Resume recording"));
	hear(1, "all day");
	hear(0, "it rained");
	act(() => FakeRecognition.begun[0]?.onend());
	expect(screen.getByText("it rained all day")).toBeVisible();
	FakeRecognition.isSlow = false;
	await pointer.click(button("Confirm recording"));
	await waitFor(() => expect(onText).toHaveBeenCalledWith("it rained all day"));
});
