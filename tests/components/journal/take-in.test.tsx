import { act, renderHook } from "@testing-library/react";
import { useJournalDraft } from "@/lib/browser/journal/use-journal-draft";
import { USER_ID } from "@/tests/setup/in-app";

const page = "A morning at the lake.\nIt was cold.";

test.each([
	["It was cold.", page],
	[page, page],
	[`${page} And more.`, `${page} And more.`],
	["Something else.", `${page}\n\nSomething else.`],
])("what the text box contains before its script is there is not doubled beside the page: %j", (words, whole) => {
	const { result } = renderHook(() => useJournalDraft(USER_ID, () => {}));
	act(() => void result.current.write({ text: page }));
	act(() => result.current.takeIn(words, "What happened?"));
	expect(result.current.text).toBe(whole);
});
