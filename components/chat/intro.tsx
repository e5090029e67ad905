"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { CoachProfileLink } from "@/components/questionnaires/coach-profile-offer";
import { Button } from "@/components/ui/button";
import { PlainWords } from "@/components/ui/plain-words";
import { COACH_NAME } from "@/lib/domain/core/brand";
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

const greeting = (firstName: string) =>
	`Hello ${firstName}. I’m ${COACH_NAME}, and I support your personal growth and self-discovery: how you love, what you long for, and what keeps coming back.`;

/** With a language model. */
const withModel =
	"I offer guidance grounded in psychological principles. This is a collaborative process. You bring what is on your mind; I listen, ask, and say what I notice; and you decide what fits.";

/** Without one: what the guide is, and what it is not. */
const asGuide =
	"I offer guidance grounded in psychological principles, and I work without a language model: I search your own pages, lead through exercises, know a handbook, and keep what you write. I do not understand as a person would, so I do not pretend to. This is a collaborative process. Ask “what did I write about my mother?”, ask how to say something hard, or simply tell; and you decide what fits.";

const words = (firstName: string, isGuide: boolean) =>
	[greeting(firstName), isGuide ? asGuide : withModel].join("\n\n");

type IntroWordsProps = { firstName: string; isGuide: boolean };

/** Says who speaks here, at the beginning of the conversation however long it is. Not a message. */
export function IntroWords({ firstName, isGuide }: IntroWordsProps) {
	return (
		<div className="mx-auto max-w-measure pb-6 text-sm text-ink-soft">
			<PlainWords>{words(firstName, isGuide)}</PlainWords>
		</div>
	);
}

type IntroProps = IntroWordsProps & { onSuggestion: Say };

/** What the coach says before anything has been said. It is not part of the conversation. */
export function Intro({ firstName, isGuide, onSuggestion }: IntroProps) {
	return (
		<div className="my-auto pt-5">
			<Utterance from="coach">
				<PlainWords>{`${words(firstName, isGuide)}\n\nWhere would you like to begin?`}</PlainWords>
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
				<div className="mt-6">
					<Doors isBusy={false} onSay={onSuggestion} />
				</div>
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
					Or say first how you want to be coached: <CoachProfileLink />
				</p>
			</Utterance>
		</div>
	);
}
