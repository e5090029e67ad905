import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { useResponse } from "@/lib/browser/questionnaires/client";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { QuestionFlow } from "./question-flow";
import { QuestionPlaceholder } from "./question-placeholder";

type EditFlowProps = Omit<ComponentProps<typeof QuestionFlow>, "response"> & { summary: ResponseSummary };

/** Opens saved answers for editing as soon as they are loaded. */
export function EditFlow({ summary, ...flow }: EditFlowProps) {
	const { data, isError, isFetching, refetch } = useResponse(summary);
	// A newer version that arrives later must not remove what is being typed.
	const [opened, setOpened] = useState(data);
	if (!opened && data) setOpened(data);

	if (opened) return <QuestionFlow {...flow} response={opened} />;
	if (!isError) return <QuestionPlaceholder questionnaire={flow.questionnaire} />;
	return (
		<div role="alert" className="py-24 text-center">
			<h1 className="text-2xl">Your answers could not be loaded</h1>
			<p className="mt-2 text-ink-soft">Nothing of yours is lost. Please try again in a moment.</p>
			<Button className="mt-6" pending={isFetching} onClick={() => refetch()}>
				Try again
			</Button>
		</div>
	);
}
