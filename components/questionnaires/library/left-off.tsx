import { Bookmark } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { Questionnaire } from "@/lib/domain/questionnaires/schema";

type LeftOffProps = {
	questionnaire: Questionnaire;
	/** Position of the question, from 0. */
	index: number;
	onContinue: () => void;
};

/** Leads back to the questionnaire that was last left unfinished. */
export function LeftOff({ questionnaire, index, onContinue }: LeftOffProps) {
	const total = questionnaire.questions.length;
	return (
		<aside
			aria-label="Where you left off"
			className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg bg-soft px-5 py-4 text-on-soft"
		>
			<Bookmark aria-hidden="true" className="size-5 shrink-0" />
			<p className="min-w-0 grow basis-52">
				<span className="font-serif text-lg">{questionnaire.title}</span>
				<span className="block text-sm">
					You stopped at question {Math.min(index + 1, total)} of {total}. Your answers are still here.
				</span>
			</p>
			<Button variant="outline" className="max-sm:w-full" onClick={onContinue}>
				Continue
			</Button>
		</aside>
	);
}
