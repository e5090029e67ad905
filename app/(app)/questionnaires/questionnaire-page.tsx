import { notFound } from "next/navigation";
import type { ComponentProps } from "react";
import { QuestionnaireScreen } from "@/components/questionnaires/questionnaire-screen";
import { Prefetched } from "@/components/shell/prefetched";
import { currentUser } from "@/lib/account/service";
import { listQuestionnaires, listResponses } from "@/lib/questionnaires/service";

/** The questionnaire screen with everything it shows read already. */
export async function QuestionnairePage(props: ComponentProps<typeof QuestionnaireScreen>) {
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	const [questionnaires, responses] = await Promise.all([listQuestionnaires(), listResponses(user.id)]);
	const { initialQuestionnaireId: id } = props;
	if (id !== undefined && !questionnaires.some((questionnaire) => questionnaire.id === id)) notFound();
	return (
		<Prefetched data={{ "/api/questionnaires": questionnaires, [`/api/responses/${user.id}`]: responses }}>
			<QuestionnaireScreen {...props} />
		</Prefetched>
	);
}
