import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OffRecordScreen } from "@/components/off-record/off-record-screen";
import { Toaster } from "@/components/ui/feedback/toaster";
import { makeQueryClient } from "@/lib/browser/core/query-client";
import { forgetOffRecord, readOffRecord } from "@/lib/browser/off-record/stored-conversation";
import { ownWordsPage } from "@/lib/domain/journal/own-words";
import { IDLE_MS } from "@/lib/domain/off-record/limits";
import { type Call, serve, USER_ID, user } from "@/tests/setup/in-app";

const push = jest.fn();
jest.mock("next/navigation", () => ({
	useRouter: () => ({ push, replace: () => {}, refresh: () => {} }),
	usePathname: () => "/chat/off-the-record",
}));

const POST = "POST /api/chat/off-record";
const answer = { reply: { content: "What was that like?", writtenBy: "test-model", guide: null }, safety: null };

beforeEach(() => sessionStorage.clear());

function open(answers: Record<string, (call: Call) => unknown> = { [POST]: () => answer }) {
	const calls = serve(answers);
	const view = render(
		<QueryClientProvider client={makeQueryClient()}>
			<OffRecordScreen user={user} />
			<Toaster />
		</QueryClientProvider>,
	);
	return { ...view, calls, pointer: userEvent.setup() };
}

const box = () => screen.getByRole("textbox");
const log = () => within(screen.getByRole("log"));

async function say(pointer: ReturnType<typeof userEvent.setup>, words: string) {
	await pointer.click(box());
	await pointer.paste(words);
	await pointer.keyboard("{Enter}");
}

test("what was said before goes with each message, and is in this tab alone", async () => {
	const { calls, pointer, unmount } = open();
	await say(pointer, "The boat is sold.");
	expect(await log().findByText("What was that like?")).toBeVisible();
	await say(pointer, "And I miss it.");
	await screen.findAllByText("What was that like?");
	const [first, second] = calls.map(({ body }) => body as { content: string; before: { content: string }[] });
	expect(first).toEqual({ content: "The boat is sold.", before: [] });
	expect(second?.before.map(({ content }) => content)).toEqual(["The boat is sold.", "What was that like?"]);
	expect(JSON.stringify({ ...localStorage })).not.toContain("boat");
	// A reloaded page still has it.
	unmount();
	open();
	expect(await log().findByText("The boat is sold.")).toBeVisible();
});

test("ending it deletes it, also from a call that comes back late", async () => {
	let finish: (value: unknown) => void = () => {};
	const { pointer } = open({ [POST]: () => new Promise((resolve) => (finish = resolve)) });
	await say(pointer, "The boat is sold.");
	expect(log().getByText("The boat is sold.")).toBeVisible();
	await pointer.click(screen.getByRole("button", { name: "End it and delete everything" }));
	finish(answer);
	await Promise.resolve();
	expect(push).toHaveBeenCalledWith("/chat");
	expect(Object.keys(sessionStorage)).toEqual([]);
});

test("no offer leads to words, because none are stored", async () => {
	const guide = { offers: [{ kind: "keep" }], memo: null };
	const { pointer } = open({ [POST]: () => ({ ...answer, reply: { ...answer.reply, guide } }) });
	await say(pointer, "The boat is sold.");
	expect(await log().findByRole("link")).toHaveAttribute("href", "/journal?prompt=happened");
	expect(log().queryByText(ownWordsPage.label)).toBeNull();
});

test("a day without a word ends it, and so does somebody else", () => {
	const kept = { turns: [], draft: "The boat", at: 0 };
	const slot = `off-record:${USER_ID}`;
	sessionStorage.setItem(slot, JSON.stringify(kept));
	expect(readOffRecord(USER_ID, IDLE_MS - 1)).toEqual(kept);
	expect(readOffRecord(USER_ID, IDLE_MS)).toBeNull();
	expect(sessionStorage.getItem(slot)).toBeNull();
	sessionStorage.setItem(slot, JSON.stringify(kept));
	expect(readOffRecord(USER_ID + 1, 1)).toBeNull();
	expect(sessionStorage.getItem(slot)).toBeNull();
	sessionStorage.setItem(slot, "not JSON");
	expect(readOffRecord(USER_ID, 1)).toBeNull();
	sessionStorage.setItem(slot, JSON.stringify(kept));
	forgetOffRecord();
	expect(Object.keys(sessionStorage)).toEqual([]);
});
