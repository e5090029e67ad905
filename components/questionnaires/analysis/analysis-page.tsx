"use client";

import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { laterPart } from "@/components/ui/later-part";
import { lazyPart } from "@/components/ui/lazy-part";
import { PrintButton } from "@/components/ui/print/print-button";
import type { Questionnaire, ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { LIBRARY_PATH } from "../paths";

// Its script is loaded later, because it needs the Markdown reader and sixteen drawings; its text is there immediately.
const AnalysisContent = laterPart(() => import("./analysis-content").then((module) => module.AnalysisContent));
const PrintAnalysis = lazyPart(() => import("./print-analysis").then((module) => module.PrintAnalysis));

export const ANALYSIS_HEADING_ID = "analysis-heading";

type AnalysisPageProps = {
	userId: number;
	questionnaire: Questionnaire;
	/** The response that is shown. */
	summary: ResponseSummary;
	/** Everything the person has answered. */
	responses: readonly ResponseSummary[];
	/** The path to which leaving leads. */
	returnPath: string;
	onLeave: () => void;
	onShowAttempt: (responseId: string) => void;
};

/** 'Your Analysis' on a page of its own. */
export function AnalysisPage({ returnPath, onLeave, onShowAttempt, ...content }: AnalysisPageProps) {
	const [isPrinting, setPrinting] = useState(false);
	const showAttempt = useRef(onShowAttempt);
	useEffect(() => {
		showAttempt.current = onShowAttempt;
	}, [onShowAttempt]);
	// A new function on each render would make React discard the server's content, and with it what was pressed.
	const onShow = useCallback((responseId: string) => showAttempt.current(responseId), []);
	return (
		<article aria-labelledby={ANALYSIS_HEADING_ID} className="max-w-3xl">
			<header>
				<div className="flex flex-wrap items-center justify-between print:hidden">
					<Button variant="ghost" size="sm" onClick={onLeave} className="-ml-3.5 font-normal text-ink-soft">
						<ArrowLeft aria-hidden="true" className="size-4" />
						{returnPath === LIBRARY_PATH ? "All questionnaires" : "Back to your profile"}
					</Button>
					<PrintButton onClick={() => setPrinting(true)} />
				</div>
				<h1 id={ANALYSIS_HEADING_ID} tabIndex={-1} className="mt-3 text-3xl outline-none">
					Your Analysis
				</h1>
				<p className="mt-2 mb-8 max-w-measure text-ink-soft">
					Here are the key insights from your responses. You can view this again later in your profile.
				</p>
			</header>
			<AnalysisContent key={content.summary.id} {...content} onShowAttempt={onShow} />
			{isPrinting && (
				<PrintAnalysis
					questionnaire={content.questionnaire}
					summary={content.summary}
					onClose={() => setPrinting(false)}
				/>
			)}
		</article>
	);
}
