import type { Metadata } from "next";
import { QuestionnairePage } from "../../questionnaire-page";

export const metadata: Metadata = { title: "Questionnaires" };

export default async function EditPage({ params }: { params: Promise<{ id: string }> }) {
	return <QuestionnairePage initialQuestionnaireId={(await params).id} mode="edit" />;
}
