"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { isUnderstood, ReplacedText } from "@/components/safety/replaced-text";
import { SafetyNotice } from "@/components/safety/safety-notice";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { TextPlaceholder } from "@/components/ui/feedback/text-placeholder";
import { toast } from "@/components/ui/feedback/toast";
import { toastError } from "@/components/ui/feedback/toast-error";
import { PrintButton } from "@/components/ui/print/print-button";
import { messageOf } from "@/lib/browser/core/api-client";
import { useBehind } from "@/lib/browser/safety/not-meant";
import { useIsGenerating, useRestoreReplaced, useScript, useWriteScript } from "@/lib/browser/scripts/client";
import { useScriptDraft } from "@/lib/browser/scripts/use-draft";
import type { ScriptDefinition, ScriptState, ScriptTexts } from "@/lib/domain/scripts/definition";
import { isWriting } from "@/lib/domain/scripts/generation";
import { UNDO_SECONDS } from "@/lib/domain/undo/limits";
import { EmptyScript, type EmptyTexts } from "./empty-script";
import { GenerationSteps } from "./generation-steps";
import { LazyPrintScript, LazyScriptEdit, LazyVersionsDialog } from "./lazy-parts";
import { Sources, WrittenBy } from "./script-origin";

/** How many pixels of the window's top the header may cover. */
const HEADER_PX = 80;

type Script = NonNullable<ScriptState["script"]>;

type ScriptTabProps = {
	userId: number;
	definition: ScriptDefinition;
	/** Whether everything that the script needs is completed. */
	isReady: boolean;
	/** The questionnaires that have yet to be completed. */
	missing: readonly string[];
	empty: EmptyTexts;
	/** Another way to have it written, beside the button that generates it. */
	another?: ReactNode;
	/** Renders the text of a script. */
	children: (script: Script) => ReactNode;
};

/** One script: not there yet, being written, shown, or being edited. */
export function ScriptTab({ userId, definition, isReady, missing, empty, another, children }: ScriptTabProps) {
	const { data, isError, isFetching, refetch } = useScript(definition, userId);
	const generate = useWriteScript(definition, userId, {
		onWritten: (isAnew) =>
			toast({
				title: definition.messages.generatedTitle,
				description: definition.messages.generated,
				isLow: true,
				...(isAnew && { action: { label: "Undo", run: bringBack }, seconds: UNDO_SECONDS }),
			}),
		onFailed: (error) => toastError("Generation Failed", error, definition.messages.generateFailed),
	});
	const bringBack = useBringBack(definition, userId);
	const query = { text: `${definition.kind}-script` } as const;
	const { data: behind } = useBehind(query);
	const isGenerating = useIsGenerating(definition, userId);
	const edit = useScriptDraft(definition, userId);
	const [isAsking, setAsking] = useState(false);
	const [showsVersions, setShowsVersions] = useState(false);
	const [isPrinting, setPrinting] = useState(false);
	const isBusy = isGenerating || isWriting(data?.generation);
	const { top, goToTop } = useTop();
	useAnnounceEnd(definition, data, isGenerating);

	if (!data) {
		return isError ? (
			<div role="alert" className="py-6">
				<p>Your {definition.noun} could not be loaded. Nothing of yours is lost.</p>
				<Button variant="outline" className="mt-4" pending={isFetching} onClick={() => refetch()}>
					Try again
				</Button>
			</div>
		) : (
			<TextPlaceholder className="mx-auto min-h-96 max-w-[42rem]" />
		);
	}
	const { script, generation } = data;

	function start() {
		setAsking(false);
		generate.mutate({ from: script?.version });
		// The focus moves to the progress, because the pressed button is about to be disabled.
		goToTop();
	}
	function beginEdit(from: Script) {
		edit.begin({ from: from.version, texts: { fields: from.fields, patterns: from.patterns } });
		goToTop();
	}
	const change = (texts: ScriptTexts) => edit.draft && edit.keep({ ...edit.draft, texts });
	function endEdit() {
		edit.end();
		goToTop();
	}

	const given = (generate.data === undefined ? null : definition.read(generate.data).safety) ?? data.safety;
	const safety = given?.certainty === "clear" && isUnderstood(behind) ? null : given;
	const steps = isBusy && (
		<GenerationSteps
			definition={definition}
			generation={
				isWriting(generation) && generation ? generation : { stage: "gathering", startedAt: new Date().toISOString() }
			}
		/>
	);
	const failure = !isBusy && generation?.failure && (
		<p role="alert" className="mx-auto max-w-[42rem] rounded-md bg-sunken px-4 py-3 text-alert">
			{generation.failure}
		</p>
	);

	return (
		<div ref={top} tabIndex={-1} className="scroll-mt-6 space-y-8 outline-none">
			{safety && <SafetyNotice notice={safety} takesFocus saysBelow={(behind?.sentences.length ?? 0) > 0} />}
			{!edit.draft && <ReplacedText query={query} noun={definition.noun} onWrite={start} isWriting={isBusy} />}
			{!script && (
				<EmptyScript
					texts={empty}
					isReady={isReady}
					missing={missing}
					isBusy={isBusy}
					another={another}
					onGenerate={start}
				>
					{steps}
					{failure}
				</EmptyScript>
			)}
			{script && edit.draft && (
				<LazyScriptEdit
					definition={definition}
					userId={userId}
					script={script}
					draft={edit.draft}
					isRestored={edit.isRestored}
					isStored={edit.isStored}
					onChange={change}
					onDone={endEdit}
				/>
			)}
			{script && !edit.draft && (
				<>
					{steps}
					{failure}
					<article aria-label={`Your ${definition.noun}`}>{children(script)}</article>
					<Sources sources={script.sources} />
					<footer className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center sm:justify-between">
						<WrittenBy {...script} />
						<div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-1 max-sm:xs:grid-cols-2">
							<Button variant="ghost" size="sm" className="max-sm:order-last" onClick={() => setShowsVersions(true)}>
								Earlier versions
							</Button>
							<PrintButton className="max-sm:order-last" onClick={() => setPrinting(true)} />
							{!isBusy && another}
							<Button variant="outline" size="sm" disabled={!isReady} pending={isBusy} onClick={() => setAsking(true)}>
								Regenerate
							</Button>
							<Button variant="soft" size="sm" disabled={isBusy} onClick={() => beginEdit(script)}>
								Edit
							</Button>
						</div>
					</footer>
				</>
			)}
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setAsking}
				title="Write it again?"
				description={`${script?.isUserEdited ? `You edited this ${definition.noun} by hand. ` : ""}A new ${definition.noun} takes its place. This one stays among the earlier versions, and you can bring it back.`}
				confirmLabel="Regenerate"
				onConfirm={start}
			/>
			{script && isPrinting && (
				<LazyPrintScript definition={definition} script={script} onClose={() => setPrinting(false)} />
			)}
			{script && showsVersions && (
				<LazyVersionsDialog
					definition={definition}
					userId={userId}
					current={script}
					onClose={() => setShowsVersions(false)}
				/>
			)}
		</div>
	);
}

/** Returns a function that restores the script that was just replaced, even if the screen has been left since. */
function useBringBack(definition: ScriptDefinition, userId: number): () => void {
	const { mutateAsync } = useRestoreReplaced(definition, userId);
	const run = () =>
		mutateAsync().then(
			() => toast({ title: "It is back" }),
			(error) =>
				toast({
					title: "It could not be brought back",
					description: messageOf(error, "It is among the earlier versions."),
					variant: "destructive",
					action: { label: "Try again", run: () => void run() },
					seconds: UNDO_SECONDS,
				}),
		);
	return () => void run();
}

/** Returns the top of the tab, to which focus and view move when its content is replaced. */
function useTop() {
	const top = useRef<HTMLDivElement>(null);
	const [visits, setVisits] = useState(0);
	useEffect(() => {
		if (visits === 0 || !top.current) return;
		top.current.focus({ preventScroll: true });
		const { top: edge } = top.current.getBoundingClientRect();
		if (edge < HEADER_PX || edge > window.innerHeight / 2) top.current.scrollIntoView({ block: "start" });
	}, [visits]);
	return { top, goToTop: () => setVisits((before) => before + 1) };
}

/** Tells the person that a script is finished whose writing was begun elsewhere, or before the page was left. */
function useAnnounceEnd({ messages }: ScriptDefinition, state: ScriptState | undefined, isOwn: boolean) {
	const watched = useRef(false);
	const isNow = isWriting(state?.generation);
	const failure = state?.generation?.failure;
	useEffect(() => {
		if (isOwn) watched.current = false;
		else if (isNow) watched.current = true;
		else if (watched.current) {
			watched.current = false;
			if (failure) toast({ title: "Generation Failed", description: failure, variant: "destructive" });
			else toast({ title: messages.generatedTitle, description: messages.generated, isLow: true });
		}
	}, [isOwn, isNow, failure, messages]);
}
