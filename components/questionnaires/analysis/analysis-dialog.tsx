"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
	Dialog,
	DialogBody,
	DialogClose,
	DialogContent,
	DialogFooter,
	DialogHeader,
} from "@/components/ui/dialogs/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import { PrintButton } from "@/components/ui/print/print-button";
import type { Questionnaire, ResponseSummary } from "@/lib/domain/questionnaires/schema";
import { AnalysisContent } from "./analysis-content";
import "@/components/ui/print/sheet.css";

const PrintAnalysis = lazyPart(() => import("./print-analysis").then((module) => module.PrintAnalysis));

type AnalysisDialogProps = {
	open: boolean;
	userId: number;
	questionnaire: Questionnaire;
	/** The response that is shown. */
	summary: ResponseSummary;
	/** Everything the person has answered. */
	responses: readonly ResponseSummary[];
	onClose: () => void;
	/** Shows the analysis as a full page. */
	onShowAsPage: () => void;
	onShowAttempt: (responseId: string) => void;
	/** Called once the dialog has closed, to decide where the focus goes. */
	onCloseAutoFocus: (event: Event) => void;
};

/** The dialog 'Your Analysis': full screen on phones, a wide sheet elsewhere, and the only thing on paper. */
export function AnalysisDialog({ open, onClose, onShowAsPage, onCloseAutoFocus, ...content }: AnalysisDialogProps) {
	const [isPrinting, setPrinting] = useState(false);
	return (
		<Dialog open={open} onOpenChange={(next) => !next && onClose()}>
			<DialogContent
				// While the person chooses the parts to print, the print sheet is printed instead.
				data-print={isPrinting ? undefined : "sheet"}
				onCloseAutoFocus={onCloseAutoFocus}
				className="max-w-3xl max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none"
			>
				<DialogHeader
					title="Your Analysis"
					description="Here are the key insights from your responses. You can view this again later in your profile."
				/>
				<DialogBody data-print="body" className="grow border-t border-rule pt-5">
					<AnalysisContent key={content.summary.id} {...content} />
				</DialogBody>
				<DialogFooter className="flex-row justify-between border-t border-rule py-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:justify-between sm:pb-3">
					<PrintButton className="-ml-3" onClick={() => setPrinting(true)} />
					<Button variant="ghost" className="ml-auto" onClick={onShowAsPage}>
						Open as a page
					</Button>
					<DialogClose asChild>
						<Button variant="outline">Done</Button>
					</DialogClose>
				</DialogFooter>
				{isPrinting && (
					<PrintAnalysis
						questionnaire={content.questionnaire}
						summary={content.summary}
						onClose={() => setPrinting(false)}
					/>
				)}
			</DialogContent>
		</Dialog>
	);
}
