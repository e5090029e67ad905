import { QuestionnairePage, questionnaireMetadata } from "../questionnaire-page";

export const generateMetadata = questionnaireMetadata;

export default async function FreshPage({ params }: { params: Promise<{ id: string }> }) {
	return <QuestionnairePage initialQuestionnaireId={(await params).id} />;
}
