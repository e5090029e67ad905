import { ArrowRight, PenLine } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { useQuestionnaireTitles } from "@/lib/browser/questionnaires/client";
import { openPromptPath } from "@/lib/domain/journal/open-prompt-path";
import { libraryProgress } from "@/lib/domain/questionnaires/library";
import { pathOf } from "../paths";

type AfterAnalysisProps = {
	/** Everything the person has answered. */
	responses: readonly { questionnaireId: string }[];
};

/** What can be done after reading an analysis: write about it, or continue with the next questionnaire. */
export function AfterAnalysis({ responses }: AfterAnalysisProps) {
	const { data: questionnaires = [] } = useQuestionnaireTitles();
	const { nextId } = libraryProgress(questionnaires, responses);
	const next = questionnaires.find(({ id }) => id === nextId);
	return (
		<nav aria-label="After the analysis" className="flex flex-col gap-3 sm:flex-row sm:flex-wrap print:hidden">
			<Button asChild>
				<Link href={openPromptPath("analysis")}>
					<PenLine aria-hidden="true" className="size-4" />
					Write about this
				</Link>
			</Button>
			{next && (
				<Button asChild variant="outline">
					<Link href={pathOf({ questionnaireId: next.id, mode: null, responseId: null })}>
						Next: “{next.title}”
						<ArrowRight aria-hidden="true" className="size-4" />
					</Link>
				</Button>
			)}
		</nav>
	);
}
