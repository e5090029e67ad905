import type { Metadata } from "next";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { QuestionnairePage } from "../questionnaires/questionnaire-page";

export const metadata: Metadata = { title: "Timeline" };

type Props = { searchParams: Promise<{ edit?: string | string[] }> };

/** Adds a relationship to the timeline; with `?edit=` and the id of a response, edits one. */
export default async function RelationshipQuestionnairePage({ searchParams }: Props) {
	const { edit } = await searchParams;
	const responseId = typeof edit === "string" && edit !== "" ? edit : undefined;
	return (
		<QuestionnairePage
			initialQuestionnaireId={TIMELINE_QUESTIONNAIRE_ID}
			returnPath="/timeline"
			mode={responseId === undefined ? undefined : "edit"}
			responseId={responseId}
		/>
	);
}
