"use client";

import { Lightbulb } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { AddPictures } from "@/components/photos/add-pictures";
import { SafetyNotice as SafetyFirst } from "@/components/safety/safety-notice";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Popover } from "@/components/ui/dialogs/popover";
import { WaitingDialog } from "@/components/ui/dialogs/waiting-dialog";
import { toast } from "@/components/ui/feedback/toast";
import { lazyPart } from "@/components/ui/lazy-part";
import { DictateButton } from "@/components/voice/dictation/dictate-button";
import { ApiError } from "@/lib/browser/core/api-client";
import { whenIdle } from "@/lib/browser/core/when-idle";
import { useQuickInsight, useSubmitEntry } from "@/lib/browser/journal/client";
import { useJournalDraft } from "@/lib/browser/journal/use-journal-draft";
import { usePrompt } from "@/lib/browser/journal/use-prompt";
import { useDictatedWords } from "@/lib/browser/voice/use-dictated-words";
import { useQueueStatus } from "@/lib/browser/waiting/client";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { type AskedInsight, insightsWithin, newest } from "@/lib/domain/journal/asked-insights";
import { ENTRY_REQUIRED, MAX_ENTRY } from "@/lib/domain/journal/limits";
import type { Beginning } from "@/lib/domain/journal/own-words";
import type { JournalResult } from "@/lib/domain/journal/schema";
import { photoTexts } from "@/lib/domain/photos/texts";
import { isForCoach, type SafetyNotice } from "@/lib/domain/safety/shown";
import { DraftLine, OtherDraftNotice } from "./draft-notes";
import { PROMPT_ID, PromptLine } from "./prompt-line";
import { useBeginning } from "./use-beginning";
import { WRITING_BOX } from "./writing-box";

// It must not be closed if it cannot be loaded: it holds the response to the entry.
const ResultDialog = lazyPart(() => import("./result-dialog").then((module) => module.ResultDialog), {
	close: () => {},
});

const PictureTiles = lazyPart(() => import("@/components/photos/picture-tiles").then((module) => module.PictureTiles));

const loadKeepForLater = () => import("@/components/offline/keep-for-later").then((module) => module.KeepForLater);
const KeepForLater = lazyPart(loadKeepForLater);

type WriterProps = {
	userId: number;
	/** The first prompt. */
	firstPrompt: string;
	/** A prompt from the link that the person followed. */
	askedPrompt?: string;
	/** Text from another screen with which the page begins. */
	beginsWith?: Beginning;
	onOpenEntry: (id: string) => void;
};

const notProcessed = () =>
	toast({ title: "Failed to process entry", description: "Failed to submit journal entry", variant: "destructive" });

/**
 * Tells the person about pictures that are missing from the entry: they are only kept for thirty days until it is sent.
 */
function tellOfLost(count: number, { entry }: JournalResult): void {
	if (entry === null || entry.photos.length >= count) return;
	toast({ title: photoTexts.notAdded, description: photoTexts.lost, variant: "destructive" });
}

/** The page that is being written: the prompt, the text, and the buttons. */
export function Writer({ userId, firstPrompt, askedPrompt, beginsWith, onOpenEntry }: WriterProps) {
	const { prompt, setPrompt, draw } = usePrompt(firstPrompt, askedPrompt);
	const draft = useJournalDraft(userId, setPrompt);
	const submit = useSubmitEntry(userId);
	const insight = useQuickInsight();
	const [asked, setAsked] = useState<AskedInsight[]>([]);
	const [thought, setThought] = useState<string | null>(null);
	const [safety, setSafety] = useState<SafetyNotice | null>(null);
	const [result, setResult] = useState<JournalResult | null>(null);
	const box = useTypedBeforeReady(draft.text, (text) => draft.takeIn(text, prompt));
	// After the line above, so that text typed already comes first.
	useBeginning(beginsWith, draft.add);
	const buttons = useRef<HTMLDivElement>(null);
	const addDictated = useDictatedWords(box, "cursor");
	const [isAddingPictures, setAddingPictures] = useState(false);
	const [isUnsent, setUnsent] = useState(false);
	const [isKeeping, setKeeping] = useState(false);
	// Loaded while there is a network: without one it could not be loaded any more.
	useEffect(() => whenIdle(() => void loadKeepForLater().catch(() => {})), []);
	const entryWaits = useQueueStatus("entry", submit.isPending);
	const thoughtWaits = useQueueStatus("thought", insight.isPending);
	const isBlank = draft.text.trim() === "";
	const isBusy = submit.isPending || insight.isPending;

	function askForInsight() {
		setThought(null);
		setSafety(null);
		insight.mutate(
			{ content: draft.text, prompt, insights: newest(asked) },
			{
				onSuccess: (answer) => {
					const { message } = answer;
					setThought(message);
					if (message !== null) {
						const createdAt = new Date().toISOString();
						setAsked((before) => [...before, { about: draft.text, message, createdAt }]);
					}
					setSafety(answer.safety);
					if (answer.message === null && isForCoach(answer.safety)) notProcessed();
				},
				onError: notProcessed,
			},
		);
	}

	function submitEntry() {
		if (isBlank) {
			toast({ ...ENTRY_REQUIRED, variant: "destructive" });
			box.current?.focus();
			return;
		}
		setThought(null);
		setSafety(null);
		setUnsent(false);
		const content = draft.text;
		const { photos } = draft;
		const entry = {
			content,
			prompt,
			insights: insightsWithin(content, asked),
			...(photos.length > 0 && { photos: photos.map(({ id }) => id) }),
			idempotencyKey: draft.sendingKey(prompt),
		};
		// A promise, because the mutation's callbacks are dropped if the person leaves the screen meanwhile.
		submit.mutateAsync(entry).then(
			(answer) => {
				draft.clear();
				setAsked([]);
				draw();
				tellOfLost(photos.length, answer);
				setResult(answer);
			},
			(error) => {
				// If the session has ended, the screen that follows says so, and that the words are kept.
				if (error instanceof ApiError && error.status === 401) return;
				notProcessed();
				if (!(error instanceof ApiError)) setUnsent(true);
			},
		);
	}

	return (
		<Card
			aria-label="Today's entry"
			className="has-[textarea:focus]:inset-ring-2 has-[textarea:focus]:inset-ring-accent/70 print:hidden"
		>
			<PromptLine prompt={prompt} onNew={draw} disabled={isBusy} />
			{draft.other && (
				<div className="mt-4">
					<OtherDraftNotice other={draft.other} onTake={draft.takeOther} onKeep={draft.letOtherGo} />
				</div>
			)}
			<textarea
				ref={box}
				aria-label="Journal entry"
				aria-describedby={PROMPT_ID}
				value={draft.text}
				onChange={({ target }) => draft.write({ text: target.value, prompt })}
				disabled={isBusy}
				readOnly={isKeeping}
				maxLength={MAX_ENTRY}
				placeholder="Begin anywhere."
				className={cn(WRITING_BOX, "min-h-56 disabled:opacity-60 max-sm:[@media(max-height:45rem)]:min-h-36")}
			/>
			{draft.photos.length > 0 && (
				<PictureTiles
					photos={draft.photos}
					isSaved={false}
					onChange={(photos) => draft.changePhotos(() => photos, prompt)}
					className="mt-3"
				/>
			)}
			<div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule pt-4">
				<DraftLine status={draft.status} text={draft.text} />
				<div ref={buttons} className="ml-auto flex flex-wrap gap-2 max-sm:w-full sm:gap-3">
					<AddPictures
						isIcon
						count={draft.photos.length}
						onAdded={(photo) => draft.changePhotos((photos) => [...photos, photo], prompt)}
						onAdding={setAddingPictures}
						disabled={isBusy}
					/>
					<DictateButton into="your journal entry" slot="journal" onText={addDictated} disabled={isBusy} />
					<Popover
						label="Insight"
						isText
						isOpen={thought !== null}
						onClose={() => setThought(null)}
						// Above its button it would cover what the person has written, which it is about.
						below={buttons}
						className="w-96"
						trigger={
							<Button
								variant="outline"
								onClick={askForInsight}
								disabled={isBlank || isBusy}
								pending={insight.isPending}
								className="max-sm:flex-auto max-sm:px-3"
							>
								{!insight.isPending && <Lightbulb aria-hidden="true" className="size-5" />}
								Insight
							</Button>
						}
					>
						<p className="font-serif text-lg leading-snug">{thought}</p>
					</Popover>
					<Button
						onClick={submitEntry}
						disabled={isBusy || isAddingPictures}
						pending={submit.isPending}
						className="max-sm:flex-auto max-sm:px-3"
					>
						Submit Entry
					</Button>
				</div>
			</div>
			<p role="status" className={cn("text-sm text-ink-soft", thoughtWaits ? "mt-3" : "sr-only")}>
				{thoughtWaits ?? (insight.isPending && `${COACH_NAME} is reading.`)}
			</p>
			{isUnsent && !isBlank && !isBusy && (
				<KeepForLater
					userId={userId}
					draft={{ ...draft.page, prompt }}
					isKeeping={isKeeping}
					onKeeping={setKeeping}
					onKept={(notice) => {
						void notice.then((found) => found && setSafety(found));
						draft.clear();
						draw();
						setUnsent(false);
					}}
				/>
			)}
			{safety && (
				<div className="mt-5">
					<SafetyFirst notice={safety} takesFocus />
				</div>
			)}
			<WaitingDialog
				open={submit.isPending}
				title="Processing"
				description={["Analyzing your journal entry...", entryWaits].filter(Boolean).join(" ")}
			/>
			{result && (
				<ResultDialog
					userId={userId}
					result={result}
					onClose={() => setResult(null)}
					onResult={setResult}
					onOpenRelated={onOpenEntry}
				/>
			)}
		</Card>
	);
}

/** Takes over text that was typed before React was ready, which the first render would wipe. */
function useTypedBeforeReady(shown: string, takeIn: (text: string) => void) {
	const box = useRef<HTMLTextAreaElement>(null);
	const first = useRef({ shown, takeIn });
	useEffect(() => {
		const typed = box.current?.value ?? "";
		if (typed !== first.current.shown) first.current.takeIn(typed);
	}, []);
	return box;
}
