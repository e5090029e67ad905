import type { Metadata } from "next";
import { profilePath } from "@/components/profile/paths";
import { PROFILE_ORIGIN } from "@/components/questionnaires/paths";
import { QuestionnairePage } from "../../questionnaire-page";

export const metadata: Metadata = { title: "Your Analysis" };

type Query = Partial<Record<"response" | "from", string | string[]>>;
type Props = { params: Promise<{ id: string }>; searchParams: Promise<Query> };

export default async function AnalysisPage({ params, searchParams }: Props) {
	const [{ id }, { response, from }] = await Promise.all([params, searchParams]);
	const responseId = typeof response === "string" && response !== "" ? response : undefined;
	const returnPath = from === PROFILE_ORIGIN ? profilePath(id, responseId) : undefined;
	return (
		<QuestionnairePage initialQuestionnaireId={id} mode="analysis" responseId={responseId} returnPath={returnPath} />
	);
}
