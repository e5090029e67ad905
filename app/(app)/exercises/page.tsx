import type { Metadata } from "next";
import { ExercisesScreen } from "@/components/exercises/exercises-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { stepsAtFirst } from "@/lib/domain/exercises/engine";
import { exercises } from "@/lib/domain/exercises/library";
import { runsPath } from "@/lib/domain/exercises/paths";
import { currentUser } from "@/lib/server/account/service";
import { listRuns } from "@/lib/server/exercises/service";

export const metadata: Metadata = { title: "Exercises" };

export default async function ExercisesPage() {
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	const listed = exercises.map((exercise) => {
		const { slug, title, summary, group, minutes } = exercise;
		return { slug, title, summary, group, minutes, steps: stepsAtFirst(exercise) };
	});
	return (
		<Prefetched data={{ [runsPath]: await listRuns(user.id) }}>
			<ExercisesScreen exercises={listed} />
		</Prefetched>
	);
}
