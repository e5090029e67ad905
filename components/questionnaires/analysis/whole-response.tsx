import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { TextPlaceholder } from "@/components/ui/feedback/text-placeholder";
import { useResponse } from "@/lib/browser/questionnaires/client";
import type { ClientResponse, ResponseSummary } from "@/lib/domain/questionnaires/schema";

type WholeResponseProps = {
	summary: ResponseSummary;
	children: (response: ClientResponse) => ReactNode;
};

/** Loads a whole response before its content is shown. Meanwhile it reserves about the height of a page of text. */
export function WholeResponse({ summary, children }: WholeResponseProps) {
	const { data, isError, isFetching, refetch } = useResponse(summary);
	if (data) return children(data);
	if (!isError) return <TextPlaceholder />;
	return (
		<div role="alert" className="min-h-[60vh] py-6">
			<p>This could not be loaded. Nothing of yours is lost.</p>
			<Button variant="outline" className="mt-4" pending={isFetching} onClick={() => refetch()}>
				Try again
			</Button>
		</div>
	);
}
