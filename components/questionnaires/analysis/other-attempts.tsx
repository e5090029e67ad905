import { Button } from "@/components/ui/button";
import type { ResponseSummary } from "@/lib/domain/questionnaires/schema";

type OtherAttemptsProps = {
	/** The attempt that is shown. */
	shown: ResponseSummary;
	responses: readonly ResponseSummary[];
	onShow: (responseId: string) => void;
};

/** The other attempts at this questionnaire, newest first. */
export function OtherAttempts({ shown, responses, onShow }: OtherAttemptsProps) {
	const others = responses.filter(
		({ id, questionnaireId }) => questionnaireId === shown.questionnaireId && id !== shown.id,
	);
	if (others.length === 0) return null;
	return (
		<nav aria-label="Other times you answered this" className="border-t border-rule pt-5 print:hidden">
			<p className="text-sm text-ink-soft">You have also answered this on</p>
			<ul className="-ml-3.5 mt-1 flex flex-wrap">
				{others.map(({ id, completedAt }) => (
					<li key={id}>
						<Button variant="ghost" size="sm" onClick={() => onShow(id)}>
							{new Date(completedAt).toLocaleDateString("en", { day: "numeric", month: "long", year: "numeric" })}
						</Button>
					</li>
				))}
			</ul>
		</nav>
	);
}
