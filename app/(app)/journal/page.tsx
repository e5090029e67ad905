import { JournalScreen } from "@/components/journal/journal-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { openPromptOf } from "@/lib/domain/journal/open-prompts";
import { daysPath, PAGE } from "@/lib/domain/journal/paths";
import { promptOfDay } from "@/lib/domain/journal/writing-prompts";
import { progressPath } from "@/lib/domain/progress/paths";
import { currentUser } from "@/lib/server/account/service";
import { listEntries, writingDays } from "@/lib/server/journal/list";
import { readProgress } from "@/lib/server/progress/service";

type Props = { searchParams: Promise<{ entry?: string | string[]; prompt?: string | string[] }> };

export default async function JournalPage({ searchParams }: Props) {
	const { entry, prompt } = await searchParams;
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	const [firstPage, progress] = await Promise.all([
		listEntries(user.id, { limit: PAGE }),
		readProgress(user.id, new Date()),
	]);
	const { today } = progress;
	const month = today.slice(0, 7);
	const days = await writingDays(user.id, month);
	return (
		<Prefetched data={{ [progressPath(user.id)]: progress, [daysPath(user.id, month)]: days }}>
			<JournalScreen
				firstPrompt={promptOfDay(user.id, today)}
				askedPrompt={openPromptOf(prompt) ?? undefined}
				firstPage={firstPage}
				today={today}
				opensWith={typeof entry === "string" && entry !== "" ? entry : undefined}
			/>
		</Prefetched>
	);
}
