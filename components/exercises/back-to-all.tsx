import { BackLink } from "@/components/ui/back-link";
import { exercisesScreen } from "@/lib/domain/exercises/paths";
import type { Practice } from "@/lib/domain/exercises/schema";

/** Leads back to where a practice is listed: the guided talks of the library, or the exercises. */
export function BackToAll({ practice }: { practice: Practice }) {
	return "door" in practice ? (
		<BackLink href="/library#talks">All guided talks</BackLink>
	) : (
		<BackLink href={exercisesScreen}>All exercises</BackLink>
	);
}
