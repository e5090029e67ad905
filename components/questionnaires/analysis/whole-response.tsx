import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useResponse } from "@/lib/questionnaires/client";
import type { ClientResponse, ResponseSummary } from "@/lib/questionnaires/schema";

type WholeResponseProps = {
	summary: ResponseSummary;
	children: (response: ClientResponse) => ReactNode;
};

/** Reads the whole of a response for what is shown of it. Its place is held meanwhile, about as high as a page of text. */
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

/** How wide the lines of a paragraph are. */
const lines = ["w-full", "w-11/12", "w-full", "w-3/5"];

function TextPlaceholder() {
	return (
		<div role="status" className="grid min-h-[60vh] max-w-measure content-start gap-8">
			<span className="sr-only">Loading</span>
			{[0, 1, 2].map((paragraph) => (
				<div key={paragraph} aria-hidden="true" className="grid gap-3">
					{lines.map((width, line) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
						<div key={line} className={cn("h-4 rounded-sm bg-sunken", width)} />
					))}
				</div>
			))}
		</div>
	);
}
