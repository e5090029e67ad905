import { JournalScreen } from "@/components/journal/journal-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { currentUser } from "@/lib/account/service";
import { daysPath, PAGE } from "@/lib/journal/paths";
import { listEntries, writingDays } from "@/lib/journal/service";
import { nextPrompt } from "@/lib/journal/writing-prompts";
import { progressPath } from "@/lib/progress/paths";
import { readProgress } from "@/lib/progress/service";

export default async function JournalPage() {
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
			<JournalScreen firstPrompt={nextPrompt(null, Math.random)} firstPage={firstPage} today={today} />
		</Prefetched>
	);
}
