"use client";

import { Headphones } from "lucide-react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/feedback/toast";
import { toastError } from "@/components/ui/feedback/toast-error";
import { Affirmations } from "@/components/voice/listening/affirmations";
import { ListenButton } from "@/components/voice/listening/listen-button";
import { useResponses } from "@/lib/browser/questionnaires/client";
import { useScript, useWriteScript } from "@/lib/browser/scripts/client";
import { useComposeDraft } from "@/lib/browser/scripts/compose";
import { LOVE_SCRIPT_HINT, loveScriptNeeds } from "@/lib/domain/scripts/gates";
import { lifeScriptDefinition } from "@/lib/domain/scripts/life-definition";
import { loveScriptDefinition } from "@/lib/domain/scripts/love-definition";
import { LazyComposeFlow } from "./lazy-parts";
import { PatternCards } from "./pattern-cards";
import { ScriptTab } from "./script-tab";
import { ScriptQuote, ScriptText } from "./script-text";

const DAY = "A Day in Your Empowered Future";
const DAY_ID = "empowered-day";

/** The love script: the story the person could live by. Only rendered and loaded while its tab is active. */
export function LoveScriptTab({ userId }: { userId: number }) {
	const { data: responses } = useResponses(userId);
	const { data: life } = useScript(lifeScriptDefinition, userId);
	const completed = new Set(responses?.map(({ questionnaireId }) => questionnaireId));
	const missing = responses ? loveScriptNeeds.filter((id) => !completed.has(id)) : [];
	const isReady = Boolean(life?.script) && loveScriptNeeds.every((id) => completed.has(id));
	const compose = useComposeDraft(userId);
	const { data: love } = useScript(loveScriptDefinition, userId);
	const write = useWriteScript(loveScriptDefinition, userId, {
		onWritten: () => {
			compose.end();
			const { generatedTitle, generated } = loveScriptDefinition.messages;
			toast({ title: generatedTitle, description: generated, isLow: true });
		},
		onFailed: (error) =>
			toastError("Generation Failed", error, "It could not be written just now. What you chose is kept."),
	});

	if (isReady && compose.draft?.isOpen && !write.isPending) {
		const draft = compose.draft;
		return (
			<LazyComposeFlow
				draft={draft}
				isStored={compose.isStored}
				onChange={compose.keep}
				onLeave={() => compose.keep({ ...draft, isOpen: false })}
				onGiveUp={compose.end}
				onDone={(choices) => {
					compose.keep({ ...draft, isOpen: false });
					write.mutate({ choices, from: love?.script?.version });
				}}
			/>
		);
	}
	return (
		<ScriptTab
			userId={userId}
			definition={loveScriptDefinition}
			isReady={isReady}
			another={
				isReady && (
					<Button variant="soft" size={love?.script ? "sm" : "lg"} className="max-sm:px-4" onClick={compose.open}>
						{compose.draft ? "Go on composing" : "Compose it with me"}
					</Button>
				)
			}
			missing={missing}
			empty={{
				title: "The story you could live by",
				text: "Your love script answers your life script: a myth of your own, the sentence that heals the old one, three patterns turned around, and one ordinary day in the life that follows, to be read or listened to.",
				generate: "Generate Love Script",
				hint: LOVE_SCRIPT_HINT,
			}}
		>
			{({ id, savedAt, fields, patterns }) => (
				<div className="space-y-12">
					<p className="text-center print:hidden">
						<a
							href={`#${DAY_ID}`}
							className="inline-flex min-h-11 items-center gap-2 text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
						>
							<Headphones aria-hidden="true" className="size-4" />
							Listen to your day
						</a>
					</p>
					<section aria-labelledby="personal-myth" className="text-center">
						<h3 id="personal-myth" className="font-sans text-sm font-medium tracking-wide text-ink-soft">
							Personal Hero/ine Myth
						</h3>
						<p dir="auto" className="mx-auto mt-2 max-w-[42rem] text-balance break-words font-serif text-3xl">
							{fields.personalMythTitle}
						</p>
						<ScriptText className="mt-6 text-left">{fields.personalMythIntro}</ScriptText>
					</section>
					<section aria-labelledby="healed-script" className="space-y-8">
						<h3 id="healed-script" className="text-center text-2xl">
							Healed Love Script
						</h3>
						<ScriptQuote>{fields.healedScriptSentence}</ScriptQuote>
						<ScriptText isChapter={false}>{fields.healedMainScript}</ScriptText>
					</section>
					<section aria-labelledby="healed-patterns" className="space-y-5">
						<h3 id="healed-patterns" className="text-center text-2xl">
							Healed Patterns
						</h3>
						<PatternCards definition={loveScriptDefinition} patterns={patterns} heading="h4" />
					</section>
					<section aria-labelledby={DAY_ID} className="lamplight rounded-xl bg-paper px-4 py-8 sm:px-8 sm:py-10">
						<h3 id={DAY_ID} className="text-center text-2xl">
							{DAY}
						</h3>
						<div className="mt-4">
							{/* A script that is written again keeps its id. The key makes it a new sound, so that one paused in
							    the old text does not continue. */}
							<ListenButton
								key={savedAt}
								script={{ kind: "love", id }}
								title={DAY}
								text={fields.dayInLifeNarrative ?? ""}
							/>
						</div>
						<div className="mx-auto mt-8 max-w-[42rem] empty:hidden">
							<Affirmations loveScriptId={id} savedAt={savedAt} />
						</div>
					</section>
				</div>
			)}
		</ScriptTab>
	);
}
