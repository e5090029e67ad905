import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialogs/dialog";
import { type Answers, answersOf } from "@/lib/domain/questionnaires/flow";
import type { ClientResponse, Question, Questionnaire } from "@/lib/domain/questionnaires/schema";

type ConflictDialogProps = {
	questionnaire: Questionnaire;
	/** The answers on this screen. */
	mine: Answers;
	/** The answers that were saved elsewhere meanwhile. */
	newer: ClientResponse;
	onDismiss: () => void;
	onLoadNewer: (newer: ClientResponse) => void;
	onSaveOver: (newer: ClientResponse) => void;
};

/**
 * The answers were changed elsewhere since they were opened here. Shows how they differ, and lets the person decide.
 */
export function ConflictDialog(props: ConflictDialogProps) {
	const { questionnaire, mine, newer, onDismiss, onLoadNewer, onSaveOver } = props;
	return (
		<Dialog open onOpenChange={(open) => !open && onDismiss()}>
			<DialogContent className="max-w-2xl">
				<DialogHeader
					title="These answers have changed"
					description="They were changed in another tab or on another device after you opened them here. What you typed is still here."
				/>
				<DialogBody>
					<Differences questionnaire={questionnaire} mine={mine} newer={answersOf(questionnaire, newer)} />
				</DialogBody>
				<DialogFooter className="pt-3">
					<Button variant="ghost" onClick={onDismiss}>
						Decide later
					</Button>
					<Button variant="outline" onClick={() => onLoadNewer(newer)}>
						Load the newer ones
					</Button>
					<Button variant="outline" onClick={() => onSaveOver(newer)}>
						Save mine over them
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

type DifferencesProps = { questionnaire: Questionnaire; mine: Answers; newer: Answers };

function Differences({ questionnaire, mine, newer }: DifferencesProps) {
	const different = questionnaire.questions.filter(({ id }) => mine[id] !== newer[id]);
	return (
		<ol className="grid gap-5">
			{different.map((question) => (
				<li key={question.id}>
					<p className="font-medium">{question.text}</p>
					<dl className="mt-1.5 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
						<dt className="text-ink-soft">Yours</dt>
						<dd className="line-clamp-4 wrap-anywhere">{inWords(question, mine[question.id])}</dd>
						<dt className="text-ink-soft">Newer</dt>
						<dd className="line-clamp-4 wrap-anywhere">{inWords(question, newer[question.id])}</dd>
					</dl>
				</li>
			))}
		</ol>
	);
}

/** An answer as a person reads it: an option by its label. */
function inWords({ options }: Question, answer: Answers[string] | undefined): string {
	if (answer === undefined) return "No answer";
	return options?.find(({ value }) => value === answer)?.label ?? String(answer);
}
