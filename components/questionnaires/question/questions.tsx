import type { ComponentProps } from "react";
import { useAnswerDrafts } from "@/lib/browser/questionnaires/use-answer-drafts";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { EditFlow } from "./edit-flow";
import { QuestionFlow } from "./question-flow";

type QuestionsProps = Omit<ComponentProps<typeof QuestionFlow>, "response" | "store"> & {
	/** The response to edit; undefined for new answers. */
	summary: ResponseSummary | undefined;
	/** A different key starts over. */
	flowKey: string;
};

/** The questions of a questionnaire, with new or edited answers. */
export function Questions({ summary, flowKey, ...flow }: QuestionsProps) {
	const store = useAnswerDrafts(flow.userId);
	if (summary) return <EditFlow key={flowKey} {...flow} store={store} summary={summary} />;
	return <QuestionFlow key={flowKey} {...flow} store={store} response={null} />;
}
