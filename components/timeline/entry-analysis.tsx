"use client";

import { Button } from "@/components/ui/button";
import { Markdown } from "@/components/ui/markdown";
import { toast } from "@/components/ui/toast";
import { COACH_NAME } from "@/lib/brand";
import { messageOf } from "@/lib/core/api-client";
import { useAnalyzeAgain } from "@/lib/questionnaires/client";
import type { ClientResponse } from "@/lib/questionnaires/schema";

/** What the coach wrote about a relationship; where nothing has been written, the way to ask for it. */
export function EntryAnalysis({ response, userId }: { response: ClientResponse; userId: number }) {
	const analyze = useAnalyzeAgain(userId);
	const { aiAnalysis, analysisBy } = response;

	if (aiAnalysis) {
		return (
			<>
				<Markdown>{aiAnalysis}</Markdown>
				{analysisBy && (
					<p className="mt-6 text-sm text-ink-soft">
						Written by {analysisBy === "built-in" ? "the built-in coach" : analysisBy}
					</p>
				)}
			</>
		);
	}

	const ask = () =>
		analyze.mutate(response.id, {
			onError: (error) =>
				toast({
					title: "Analysis failed",
					description: messageOf(error, "Your answers are safe. Please try again in a moment."),
					variant: "destructive",
				}),
		});
	return (
		<div className="rounded-lg bg-sunken p-5">
			<p className="font-medium">Analysis not available</p>
			<p aria-live="polite" className="mt-1 text-sm text-ink-soft">
				{analyze.isPending
					? `${COACH_NAME} is reading your answers. This can take a minute.`
					: `Your answers are saved. ${COACH_NAME} can read them again whenever you like.`}
			</p>
			<Button variant="outline" className="mt-4" pending={analyze.isPending} onClick={ask}>
				Ask for the analysis
			</Button>
		</div>
	);
}
