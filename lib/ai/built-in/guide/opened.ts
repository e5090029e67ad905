import type { Offer } from "@/lib/domain/chat/guide";
import { exerciseBySlug } from "@/lib/domain/exercises/library";
import type { Findable } from "@/lib/domain/find/finder";
import { talkBySlug } from "@/lib/domain/talks/library";
import { line } from "../parts/phrasebook";
import { articlePart } from "./article";
import { appHelp } from "./content/app-help";
import { openExercise } from "./content/lines";
import type { Draft } from "./draft";
import { says } from "./say";

/** Opens something chosen by its title. */
export function opened({ kind, id }: { kind: Findable["kind"]; id: string }, isCareful: boolean): Draft | null {
	if (kind === "article") return articlePart(id, "try", { isCareful });
	if (kind === "app") {
		const help = appHelp.find((one) => one.id === id);
		if (!help) return null;
		const doors: Offer[] = help.hasDoors && !isCareful ? [{ kind: "doors" }] : [];
		return { paragraphs: [says(line(help.says))], offers: [...help.ways, ...doors] };
	}
	if (kind === "talk") {
		const talk = talkBySlug(id);
		return talk ? { paragraphs: [says(line(talk.summary))], offers: [{ kind: "talk", id, title: talk.title }] } : null;
	}
	const exercise = exerciseBySlug(id);
	if (!exercise) return null;
	const note = `${exercise.summary} About ${exercise.minutes} minutes.`;
	return { paragraphs: [says(openExercise)], offers: [{ kind: "exercise", id, title: exercise.title, note }] };
}
