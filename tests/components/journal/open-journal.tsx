import { QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { JournalScreen } from "@/components/journal/journal-screen";
import { journalDraft } from "@/lib/browser/journal/draft";
import type { ClientEntry } from "@/lib/domain/journal/schema";
import { writingPrompts } from "@/lib/domain/journal/writing-prompts";
import { recentWeeks } from "@/lib/domain/progress/weeks";
import { keptUnder } from "@/tests/setup/drafts";
import { type Call, serve, show, USER_ID, user } from "@/tests/setup/in-app";

export const PROMPT = writingPrompts[0];
export const weeks = recentWeeks(new Map([["2026-11-16", 110]]), "2026-11-21", 12);
export const reads = (firstPage: ClientEntry[] = []) => ({
	"GET /api/user": () => user,
	[`GET /api/journal/${USER_ID}`]: () => firstPage,
	[`GET /api/journal/${USER_ID}/days`]: () => ({ days: [{ day: "2026-11-03", words: 2 }], firstDay: "2026-10-02" }),
	[`GET /api/progress/${USER_ID}`]: () => ({
		currentStreak: 3,
		bestStreak: 9,
		weeklyWordCount: 110,
		totalWordCount: 600,
		today: "2026-11-21",
		weeks,
	}),
});

type Opens = ComponentProps<typeof JournalScreen>["opens"];

/** @param opens What the link that led here opens. */
export function open(
	firstPage: ClientEntry[] = [],
	answers: Record<string, (call: Call) => unknown> = {},
	opens?: Opens,
) {
	const calls = serve({ ...reads(firstPage), ...answers });
	const screenWith = (next: Opens) => (
		<JournalScreen firstPrompt={PROMPT} firstPage={firstPage} today="2026-11-21" opens={next} />
	);
	const view = show(screenWith(opens));
	/** Follows another link to the journal, which is open already. */
	const follow = (next: Opens) =>
		view.rerender(<QueryClientProvider client={view.queryClient}>{screenWith(next)}</QueryClientProvider>);
	return { ...view, calls, follow };
}

export const box = () => screen.getByRole("textbox", { name: "Journal entry" });
export const posts = (calls: Call[]) => calls.filter(({ method }) => method === "POST");
export const { name } = journalDraft(USER_ID);
export const stored = () => keptUnder(name);
