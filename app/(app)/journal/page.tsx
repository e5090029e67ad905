import type { Metadata } from "next";
import { JournalScreen } from "@/components/journal/journal-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { openPromptOf, openPrompts } from "@/lib/domain/journal/open-prompts";
import { replyIdIn } from "@/lib/domain/journal/own-words";
import { daysPath, PAGE } from "@/lib/domain/journal/paths";
import { promptOfDay } from "@/lib/domain/journal/writing-prompts";
import { isDay, localDay } from "@/lib/domain/progress/days";
import { progressPath } from "@/lib/domain/progress/paths";
import { currentPerson } from "@/lib/server/account/service";
import { answeredWords } from "@/lib/server/chat/answered-words";
import { listEntries, writingDays } from "@/lib/server/journal/list";
import { readProgress } from "@/lib/server/progress/service";

export const metadata: Metadata = { title: "Journal" };

type Props = { searchParams: Promise<{ [name in "day" | "entry" | "from" | "prompt"]?: string | string[] }> };

export default async function JournalPage({ searchParams }: Props) {
	const { day, entry, from, prompt } = await searchParams;
	const user = await currentPerson();
	// The layout shows the welcome screen.
	if (!user) return null;
	const replyId = replyIdIn(from);
	const [firstPage, progress, words] = await Promise.all([
		listEntries(user.id, { limit: PAGE }),
		readProgress(user.id, new Date()),
		replyId === null ? null : answeredWords(user.id, replyId),
	]);
	const asked = openPromptOf(prompt) ?? undefined;
	const { today } = progress;
	const month = today.slice(0, 7);
	const dayOf = (iso: string) => localDay(new Date(iso), user.timezoneOffset);
	const written = firstPage.filter(({ createdAt }) => dayOf(createdAt) === today).length;
	const days = await writingDays(user.id, month);
	return (
		<Prefetched data={{ [progressPath(user.id)]: progress, [daysPath(user.id, month)]: days }}>
			<JournalScreen
				firstPrompt={promptOfDay(user.id, today, written)}
				askedPrompt={asked}
				beginsWith={words === null ? undefined : { words, prompt: asked ?? openPrompts.on }}
				firstPage={firstPage}
				today={today}
				opens={{
					entry: typeof entry === "string" && entry !== "" ? entry : undefined,
					day: typeof day === "string" && isDay(day) ? day : undefined,
				}}
			/>
		</Prefetched>
	);
}
