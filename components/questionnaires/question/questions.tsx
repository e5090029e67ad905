import type { ComponentProps } from "react";
import { useAnswerDrafts } from "@/lib/browser/questionnaires/use-answer-drafts";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { EditFlow } from "./edit-flow";
import { QuestionFlow } from "./question-flow";

type QuestionsProps = Omit<ComponentProps<typeof QuestionFlow>, "response" | "store"> & {
	/** The response to edit; without one the answers are new. */
	summary: ResponseSummary | undefined;
	/** Another one begins anew. */
	flowKey: string;
};

/** The questions of a questionnaire, answered anew or edited. */
export function Questions({ summary, flowKey, ...flow }: QuestionsProps) {
	const store = useAnswerDrafts(flow.userId);
	if (summary) return <EditFlow key={flowKey} {...flow} store={store} summary={summary} />;
	return <QuestionFlow key={flowKey} {...flow} store={store} response={null} />;
}
