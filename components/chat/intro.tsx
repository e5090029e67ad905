"use client";

import { ArrowRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { COACH_NAME } from "@/lib/brand";
import { CoachWords, Utterance } from "./message";

const suggestions = [
	"I need help with a relationship challenge",
	"I am looking to find love",
	"Help me envision my dream partner",
];

/** How long after the press a suggestion is sent, in milliseconds. */
const SENT_AFTER = 10;

const words = (
	firstName: string,
) => `Hello ${firstName}. I’m ${COACH_NAME}, and I support your personal growth and self-discovery: how you love, what you long for, and what keeps coming back.

I offer guidance grounded in psychological principles. This is a collaborative process. You bring what is on your mind; I listen, ask, and say what I notice; and you decide what fits.

Where would you like to begin?`;

/** What the coach says before anything has been said. It is not part of the history. */
export function Intro({ firstName, onSuggestion }: { firstName: string; onSuggestion: (text: string) => void }) {
	return (
		<div className="my-auto">
			<Utterance from="coach">
				<CoachWords>{words(firstName)}</CoachWords>
				<ul aria-label="Ways to begin" className="mt-6 grid gap-2.5 sm:justify-items-start">
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
			</Utterance>
		</div>
	);
}
