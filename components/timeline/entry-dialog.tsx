"use client";

import { Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { KeepALine } from "@/components/lines/keep-a-line";
import { AnalysisNotice } from "@/components/questionnaires/analysis/analysis-notice";
import { CoachText } from "@/components/questionnaires/analysis/coach-text";
import { WholeResponse } from "@/components/questionnaires/analysis/whole-response";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialogs/dialog";
import { useQuestionnaires } from "@/lib/browser/questionnaires/client";
import { TIMELINE_QUESTIONNAIRE_ID } from "@/lib/domain/questionnaires/ids";
import { entryAnswers, type TimelineEntry } from "@/lib/domain/timeline/entries";
import type { Today } from "@/lib/domain/timeline/moments";
import { editPath } from "./paths";
import { shorten } from "./shorten";

const headingClass = "mb-5 border-b border-rule pb-2 text-xl";

type EntryDialogProps = {
	entry: TimelineEntry;
	open: boolean;
	onClose: () => void;
	onDelete: () => void;
	/** Called once the dialog has closed, to decide where the focus goes. */
	onCloseAutoFocus: (event: Event) => void;
	userId: number;
	today: Today;
};

/**
 * Everything about one relationship: the coach's analysis, every answer, and buttons to change or delete it. Full
 * screen on phones.
 */
export function EntryDialog(props: EntryDialogProps) {
	const { entry, open, onClose, onDelete, onCloseAutoFocus, userId, today } = props;
	const { data: questionnaires } = useQuestionnaires();
	const questionnaire = questionnaires?.find(({ id }) => id === TIMELINE_QUESTIONNAIRE_ID);
	return (
		<Dialog open={open} onOpenChange={(next) => !next && onClose()}>
			<DialogContent
				onCloseAutoFocus={onCloseAutoFocus}
				className="max-w-2xl max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none"
			>
				<DialogHeader
					title={shorten(entry.name)}
					description={[shorten(entry.dates), entry.duration].filter(Boolean).join(", ")}
				/>
				<DialogBody className="grow">
					<WholeResponse summary={entry.summary}>
						{(response) => (
							<>
								<section>
									<h3 className={headingClass}>Analysis</h3>
									<div className="mb-5 empty:hidden">
										<AnalysisNotice responseId={response.id} userId={userId} />
									</div>
									<CoachText response={response} userId={userId} missing="Analysis not available" />
								</section>
								<section className="mt-12">
									<h3 className={headingClass}>Your answers</h3>
									<dl className="grid gap-6">
										{entryAnswers(response, questionnaire, today).map(({ questionId, question, answer }) => (
											<div key={questionId}>
												<dt className="text-sm text-ink-soft">{question}</dt>
												<dd className="mt-1 max-w-measure whitespace-pre-wrap wrap-anywhere">{answer}</dd>
											</div>
										))}
									</dl>
									<KeepALine source="answer" of={response.id} className="mt-4" />
								</section>
							</>
						)}
					</WholeResponse>
				</DialogBody>
				<DialogFooter className="flex-row justify-between border-t border-rule pt-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:justify-between sm:pb-5">
					<Button variant="ghost" className="-ml-3 px-3 text-alert" onClick={onDelete}>
						<Trash2 aria-hidden="true" className="size-5" />
						Delete
					</Button>
					<Button asChild variant="outline" className="whitespace-nowrap">
						<Link href={editPath(entry.id)}>
							<Pencil aria-hidden="true" className="size-5" />
							Edit answers
						</Link>
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
