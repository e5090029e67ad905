import { QuestionnairePage, questionnaireMetadata } from "../../questionnaire-page";

export const generateMetadata = questionnaireMetadata;

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ response?: string | string[] }> };

export default async function EditPage({ params, searchParams }: Props) {
	const [{ id }, { response }] = await Promise.all([params, searchParams]);
	const responseId = typeof response === "string" && response !== "" ? response : undefined;
	return <QuestionnairePage initialQuestionnaireId={id} mode="edit" responseId={responseId} />;
}
