import type { Metadata } from "next";
import { QuestionnairePage } from "../../questionnaire-page";

export const metadata: Metadata = { title: "Your Analysis" };

export default async function AnalysisPage({ params }: { params: Promise<{ id: string }> }) {
	return <QuestionnairePage initialQuestionnaireId={(await params).id} mode="analysis" />;
}
