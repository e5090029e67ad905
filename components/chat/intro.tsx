"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { CoachProfileLink } from "@/components/questionnaires/coach-profile-link";
import { Button } from "@/components/ui/button";
import { PlainWords } from "@/components/ui/plain-words";
import { HANDBOOK } from "@/lib/domain/handbook/schema";
import { Utterance } from "./messages/message";
import { Doors } from "./offers/doors";
import type { Say } from "./offers/say";

const suggestions = [
	"I need help with a relationship challenge",
	"I am looking to find love",
	"Help me envision my dream partner",
];

/** How long after the press a suggestion is sent, in milliseconds. */
const SENT_AFTER = 10;

type IntroProps = { words: string; onSuggestion: Say };

/** The coach's words before anything has been said. They are not part of the conversation. */
export function Intro({ words, onSuggestion }: IntroProps) {
	return (
		<div className="pt-5">
			<Utterance from="coach">
				<PlainWords>{`${words}\n\nWhere would you like to begin?`}</PlainWords>
				<div className="mt-6">
					<Doors isBusy={false} onSay={onSuggestion} />
				</div>
				<ul aria-label="Sentences to begin with" className="mt-6 grid gap-2.5 sm:justify-items-start">
					{suggestions.map((text) => (
						<li key={text}>
							<Button
								variant="outline"
								onClick={() => setTimeout(() => onSuggestion(text), SENT_AFTER)}
								className="group/way w-full justify-between rounded-xl text-left font-normal sm:w-auto"
							>
								{text}
								<ArrowRight
									aria-hidden="true"
									className="size-4 text-accent transition-transform duration-(--motion-fast) group-hover/way:translate-x-0.5"
								/>
							</Button>
						</li>
					))}
				</ul>
				<p className="mt-4 text-sm text-ink-soft">
					Or look something up yourself, in{" "}
					<Link
						href={HANDBOOK}
						className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
					>
						the handbook
					</Link>
				</p>
				<p className="mt-1 text-sm text-ink-soft">
					Or first say how you would like to be coached: <CoachProfileLink />
				</p>
			</Utterance>
		</div>
	);
}
