import type { Metadata } from "next";
import { LookBackScreen } from "@/components/look-back/look-back-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { goalsPath } from "@/lib/domain/goals/paths";
import { attemptsPath, daysPath, onThisDayPath } from "@/lib/domain/look-back/paths";
import { lookBackTexts } from "@/lib/domain/look-back/texts";
import { peoplePath } from "@/lib/domain/people/paths";
import { localDay } from "@/lib/domain/progress/days";
import { summariesPath } from "@/lib/domain/questionnaires/paths";
import { currentPerson } from "@/lib/server/account/service";
import { listGoals } from "@/lib/server/goals/service";
import { readAttempts } from "@/lib/server/look-back/attempts";
import { readYear } from "@/lib/server/look-back/days";
import { readOnThisDay } from "@/lib/server/look-back/on-this-day";
import { listPeople } from "@/lib/server/people/service";
import { listResponseSummaries } from "@/lib/server/questionnaires/summary";

export const metadata: Metadata = { title: lookBackTexts.title };

export default async function LookBackPage() {
	const user = await currentPerson();
	// The layout shows the welcome screen.
	if (!user) return null;
	const now = new Date();
	const thisYear = Number(localDay(now, user.timezoneOffset).slice(0, 4));
	const [onThisDay, year, attempts, people, responses, goals] = await Promise.all([
		readOnThisDay(user, now),
		readYear(user, thisYear, now),
		readAttempts(user.id),
		listPeople(user.id),
		listResponseSummaries(user.id),
		listGoals(user.id),
	]);
	return (
		<Prefetched
			data={{
				[onThisDayPath(user.id)]: onThisDay,
				[daysPath(user.id, thisYear)]: year,
				[attemptsPath(user.id)]: attempts,
				[peoplePath]: people,
				[summariesPath(user.id)]: responses,
				[goalsPath(user.id)]: goals,
			}}
		>
			<LookBackScreen userId={user.id} thisYear={thisYear} />
		</Prefetched>
	);
}
