"use client";

import { Pause, Play } from "lucide-react";
import { Button } from "@/components/ui/button";
import { NotLoaded } from "@/components/ui/feedback/not-loaded";
import { useRestoredFocus } from "@/components/voice/dictation/use-restored-focus";
import { type Affirmation, useAffirmations } from "@/lib/browser/voice/client";
import { useListening } from "./use-listening";

type AffirmationsProps = {
	loveScriptId: string;
	/** When the script's text, and these lines with it, were saved. ISO 8601. */
	savedAt: string;
};

/** The short lines of a love script, each with a button to listen to it. Renders nothing if there are none. */
export function Affirmations({ loveScriptId, savedAt }: AffirmationsProps) {
	const { data, isPending, isError, refetch } = useAffirmations(loveScriptId, savedAt);
	if (isError) {
		return (
			<NotLoaded className="text-ink-soft" onTry={() => refetch()}>
				Your affirmations could not be loaded.
			</NotLoaded>
		);
	}
	if (data?.length === 0) return null;
	const lines = [...(data ?? [])].sort((one, other) => one.orderNum - other.orderNum);
	return (
		<section aria-labelledby="affirmations" aria-busy={isPending || undefined}>
			<h3 id="affirmations" className="text-xl">
				Affirmations
			</h3>
			<p className="mt-1 text-sm text-ink-soft">Read by a synthetic voice, one at a time.</p>
			<ul className="mt-3 divide-y divide-rule">
				{isPending && [0, 1, 2, 3].map((line) => <Placeholder key={line} />)}
				{lines.map((line) => (
					<Line key={line.id} affirmation={line} />
				))}
			</ul>
		</section>
	);
}

/** As high as a line, so that nothing below jumps when the lines appear. */
function Placeholder() {
	return (
		<li aria-hidden="true" className="flex min-h-15 items-center gap-3">
			<span className="size-11 rounded-full bg-sunken" />
			<span className="h-4 w-2/3 rounded-sm bg-sunken" />
		</li>
	);
}

function Line({ affirmation: { text, audioUrl } }: { affirmation: Affirmation }) {
	const { phase, errorId, play, pause } = useListening({
		find: () => ({ src: audioUrl, check: null }),
		title: "Affirmations",
	});
	const button = useRestoredFocus(phase === "loading");
	const isPlaying = phase === "playing";
	return (
		<li className="py-2">
			<div className="flex min-h-11 items-center gap-3">
				<Button
					ref={button}
					variant={isPlaying ? "primary" : "soft"}
					size="icon"
					aria-label={`${isPlaying ? "Pause" : "Listen"}: ${text}`}
					pending={phase === "loading"}
					onClick={isPlaying ? pause : play}
					className="shrink-0 rounded-full"
				>
					{isPlaying && <Pause aria-hidden="true" className="size-5" />}
					{(phase === "idle" || phase === "paused") && <Play aria-hidden="true" className="size-5" />}
				</Button>
				<p dir="auto" className="min-w-0 break-words font-serif text-lg leading-snug">
					{text}
				</p>
			</div>
			<p role="status" className="sr-only">
				{phase === "loading" && "Generating..."}
				{isPlaying && "Playing"}
				{phase === "paused" && "Paused"}
			</p>
			{errorId && (
				<p role="alert" className="ml-14 text-sm text-ink-soft">
					If this keeps happening, please contact support with the error ID{" "}
					<code className="select-all font-semibold text-ink">{errorId}</code>.
				</p>
			)}
		</li>
	);
}
