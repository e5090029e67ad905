import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ComponentProps } from "react";
import { QuestionnaireScreen } from "@/components/questionnaires/questionnaire-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { responsePath, summariesPath } from "@/lib/domain/questionnaires/paths";
import { findSummary } from "@/lib/domain/questionnaires/summaries";
import { currentUser } from "@/lib/server/account/service";
import { listQuestionnaires } from "@/lib/server/questionnaires/catalog";
import { findResponse } from "@/lib/server/questionnaires/service";
import { listResponseSummaries } from "@/lib/server/questionnaires/summary";

/** Returns the metadata of a questionnaire's page: its title is the questionnaire's. */
export async function questionnaireMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
	const { id } = await params;
	return { title: (await listQuestionnaires()).find((one) => one.id === id)?.title ?? "Not found" };
}

/** The questionnaire screen with all the data that it shows. */
export async function QuestionnairePage(props: ComponentProps<typeof QuestionnaireScreen>) {
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	const [questionnaires, responses] = await Promise.all([listQuestionnaires(), listResponseSummaries(user.id)]);
	const { initialQuestionnaireId: id, mode, responseId } = props;
	if (id !== undefined && !questionnaires.some((questionnaire) => questionnaire.id === id)) notFound();
	const opened = id !== undefined && mode ? findSummary(responses, id, responseId ?? null) : undefined;
	return (
		<Prefetched
			data={{
				"/api/questionnaires": questionnaires,
				[summariesPath(user.id)]: responses,
				...(opened && { [responsePath(opened.id)]: await findResponse(user.id, opened.id) }),
			}}
		>
			<QuestionnaireScreen {...props} />
		</Prefetched>
	);
}
