import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { ExerciseScreen } from "@/components/exercises/exercise-screen";
import { exercises } from "@/lib/domain/exercises/library";
import { practiceBySlug } from "@/lib/domain/talks/practices";
import { countryOf } from "@/lib/safety/country";
import { currentUser } from "@/lib/server/account/service";
import { openRun } from "@/lib/server/exercises/service";

type ExercisePageProps = {
	params: Promise<{ slug: string }>;
	searchParams: Promise<{ run?: string | string[] }>;
};

export async function generateMetadata({ params }: ExercisePageProps): Promise<Metadata> {
	return { title: practiceBySlug((await params).slug)?.title ?? "Not found" };
}

export default async function ExercisePage({ params, searchParams }: ExercisePageProps) {
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	const [{ slug }, { run: asked }] = await Promise.all([params, searchParams]);
	const exercise = practiceBySlug(slug);
	if (!exercise) notFound();
	const id = typeof asked === "string" ? asked : null;
	const opened = await openRun(user.id, slug, id, countryOf(await headers()).country);
	if (id !== null && !opened) notFound();
	const calm = exercises.filter((other) => other.calm).map(({ slug: calmSlug, title }) => ({ slug: calmSlug, title }));
	return (
		<ExerciseScreen
			key={`${slug}/${id ?? ""}`}
			exercise={exercise}
			calm={calm}
			rendered={opened}
			renderedSafety={opened?.safety ?? null}
		/>
	);
}
