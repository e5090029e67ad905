import type { ComponentProps } from "react";
import type { AnswerDrafts } from "@/lib/browser/questionnaires/answer-drafts";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { EditFlow } from "./edit-flow";
import { QuestionFlow } from "./question-flow";
import { QuestionPlaceholder } from "./question-placeholder";

type QuestionsProps = Omit<ComponentProps<typeof QuestionFlow>, "response" | "store"> & {
	/** Null until the browser's unsent answers can be read. */
	store: AnswerDrafts | null;
	/** The response to edit; without one the answers are new. */
	summary: ResponseSummary | undefined;
	/** Another one begins anew. */
	flowKey: string;
};

/** The questions of a questionnaire, answered anew or edited. */
export function Questions({ store, summary, flowKey, ...flow }: QuestionsProps) {
	if (!store) return <QuestionPlaceholder questionnaire={flow.questionnaire} isNew={!summary} />;
	if (summary) return <EditFlow key={flowKey} {...flow} store={store} summary={summary} />;
	return <QuestionFlow key={flowKey} {...flow} store={store} response={null} />;
}
