import { Button } from "@/components/ui/button";
import { ConflictSheet, type Difference } from "@/components/ui/dialogs/conflict-sheet";
import { type Answers, answersOf } from "@/lib/domain/questionnaires/flow";
import type { ClientResponse, Question, Questionnaire } from "@/lib/domain/questionnaires/schema";

type ConflictDialogProps = {
	questionnaire: Questionnaire;
	/** The answers on this screen. */
	mine: Answers;
	/** The answers saved elsewhere meanwhile. */
	newer: ClientResponse;
	onDismiss: () => void;
	onLoadNewer: (newer: ClientResponse) => void;
	onSaveOver: (newer: ClientResponse) => void;
};

/**
 * Shown if the answers were changed elsewhere since they were opened here. Shows the differences, and lets the person
 * decide.
 */
export function ConflictDialog(props: ConflictDialogProps) {
	const { questionnaire, mine, newer, onDismiss, onLoadNewer, onSaveOver } = props;
	return (
		<ConflictSheet
			title="These answers have changed"
			description="They were changed in another tab or on another device after you opened them here. What you typed is still here."
			differences={differences(questionnaire, mine, answersOf(questionnaire, newer))}
			onDismiss={onDismiss}
		>
			<Button variant="outline" onClick={() => onLoadNewer(newer)}>
				Load the newer ones
			</Button>
			<Button variant="outline" onClick={() => onSaveOver(newer)}>
				Save mine over them
			</Button>
		</ConflictSheet>
	);
}

const differences = ({ questions }: Questionnaire, mine: Answers, newer: Answers): Difference[] =>
	questions
		.filter(({ id }) => mine[id] !== newer[id])
		.map((question) => ({
			name: question.text,
			yours: inWords(question, mine[question.id]),
			theirs: inWords(question, newer[question.id]),
		}));

/** Formats an answer for display: an option by its label. */
function inWords({ options }: Question, answer: Answers[string] | undefined): string {
	if (answer === undefined) return "No answer";
	return options?.find(({ value }) => value === answer)?.label ?? String(answer);
}
