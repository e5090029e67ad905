import { KeepHere } from "@/components/account/privacy/keep-here";
import { Card, CardText } from "@/components/ui/card";
import { mustChoose, type Privacy, type Receiver } from "@/lib/domain/account/privacy";
import { privacyTexts as texts } from "@/lib/domain/account/privacy-texts";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { fill } from "@/lib/domain/core/fill";

type AnswersCardProps = {
	privacy: Privacy;
	/** How long an answer usually takes, in seconds; null if there was none yet. */
	seconds: number | null;
};

/**
 * Shows who answers this person, where that runs and how long it takes, with the option to keep one's words on this
 * server.
 */
export function AnswersCard({ privacy, seconds }: AnswersCardProps) {
	const { receivers, configured, keepHere } = privacy;
	const text = receivers.find(({ what }) => what === "text");
	if (!text) return null;
	const isUnchosen = mustChoose(privacy);
	const canChoose = configured.some(({ host }) => host !== null);
	return (
		<Card aria-labelledby="who-answers" className="grid gap-4">
			<div>
				<h3 id="who-answers" className="text-xl">
					{fill(texts.whoAnswers, { coach: COACH_NAME })}
				</h3>
				<CardText className="wrap-anywhere">
					{sentenceOf(text)} {timeOf(text, seconds)}
				</CardText>
				<a href="/privacy" className="mt-1 inline-flex min-h-11 items-center text-accent underline underline-offset-4">
					{texts.title}
				</a>
			</div>
			{(canChoose || keepHere || isUnchosen) && (
				<KeepHere keepHere={keepHere} isUnchosen={isUnchosen} canChoose={canChoose} />
			)}
		</Card>
	);
}

function sentenceOf({ name, host, place }: Receiver): string {
	if (name === null || host === null) return texts.guideAnswers;
	return fill(place === "elsewhere" ? texts.modelAnswersElsewhere : texts.modelAnswersHere, { name, host });
}

const MINUTE = 60;

/** Describes a time in round figures; empty if there is no server to wait for. */
function timeOf({ host }: Receiver, seconds: number | null): string {
	if (host === null) return "";
	if (seconds === null) return texts.noAnswerYet;
	if (seconds >= 1.5 * MINUTE) return fill(texts.answersTake, { time: `${Math.round(seconds / MINUTE)} minutes` });
	const whole = Math.max(1, Math.round(seconds));
	return fill(texts.answersTake, { time: whole === 1 ? "a second" : `${whole} seconds` });
}
