"use client";

import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { clock, fileNameOf } from "@/lib/browser/voice/recording";
import type { WaitingRecording } from "@/lib/browser/voice/waiting-recordings";

/** Why a recording has not been transcribed. */
export type WaitingReason = "failed" | "nothing heard" | "earlier";

const headings: Record<WaitingReason, string> = {
	failed: "Your recording is safe",
	"nothing heard": "No words were found in it",
	earlier: "A recording is waiting",
};

type WaitingPanelProps = {
	recording: WaitingRecording;
	because: WaitingReason;
	/** The server's reason. */
	reason: string | null;
	/** Whether it will still be there after the page is closed. */
	isStored: boolean;
	onTryAgain: () => void;
	onDiscard: () => void;
	onClose: () => void;
};

/** A recording that was not transcribed. It is kept until the person discards it. */
export function WaitingPanel({ recording, because, reason, isStored, ...on }: WaitingPanelProps) {
	const [isAsking, setAsking] = useState(false);
	const url = useObjectUrl(recording.audio);
	const at = new Date(recording.at);
	return (
		<div>
			<div role="status">
				<p className="font-serif text-xl">{headings[because]}</p>
				{reason && <p className="mt-2">{reason}</p>}
				<p className="mt-2 text-ink-soft">
					{isStored
						? "It stays on this device, with nobody else, until it has become text or you discard it."
						: "This browser cannot store it: it is gone once you close this page. Download it to be safe."}
				</p>
			</div>
			<p className="mt-4 text-sm text-ink-soft">
				{at.toLocaleString(undefined, { weekday: "long", hour: "numeric", minute: "2-digit" })} ·{" "}
				<span className="tabular-nums">{clock(recording.seconds)}</span>
			</p>
			{/* biome-ignore lint/a11y/useMediaCaption: it is the person's own voice; the words are what is being looked for */}
			<audio controls src={url} aria-label="Your recording" className="mt-2 h-11 w-full" />
			<div className="mt-6 grid gap-2 sm:grid-cols-2">
				<Button onClick={on.onTryAgain} className="sm:col-span-2">
					Try again
				</Button>
				<Button asChild variant="outline">
					<a href={url} download={fileNameOf(recording.audio.type, at)}>
						<Download aria-hidden="true" className="size-5" />
						Download
					</a>
				</Button>
				<Button variant="outline" onClick={() => setAsking(true)}>
					Discard
				</Button>
				<Button variant="ghost" onClick={on.onClose} className="sm:col-span-2">
					Close, and keep it
				</Button>
			</div>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setAsking}
				title="Discard this recording?"
				description="It has not become text. It cannot be brought back."
				confirmLabel="Discard"
				cancelLabel="Keep it"
				danger
				onConfirm={on.onDiscard}
			/>
		</div>
	);
}

/** Returns a URL for the audio while it is shown. */
function useObjectUrl(audio: Blob): string | undefined {
	const [url, setUrl] = useState<string>();
	useEffect(() => {
		const made = URL.createObjectURL(audio);
		setUrl(made);
		return () => URL.revokeObjectURL(made);
	}, [audio]);
	return url;
}
