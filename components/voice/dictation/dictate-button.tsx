"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Mic } from "lucide-react";
import { type ComponentType, useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { toast } from "@/components/ui/feedback/toast";
import { userKey } from "@/lib/browser/account/client";
import { useCachedDictation } from "@/lib/browser/voice/client";
import { recognitionOf } from "@/lib/browser/voice/recognition";
import { recordingKey } from "@/lib/browser/voice/recording-key";
import type { ClientUser } from "@/lib/domain/account/schema";
import { RECORDING_FAILED } from "@/lib/domain/voice/failures";

type Recorder = ComponentType<{ into: string; keepAs: string; onText: (text: string) => void; onClose: () => void }>;

// Loaded separately, because most visits dictate nothing.
const load = () => import("./recorder-dialog").then(({ RecorderDialog }): Recorder => RecorderDialog);

type DictateButtonProps = {
	/** Where the text is inserted, for the dialog's title: "your journal entry". */
	into: string;
	/**
	 * Called with the transcribed text once the dialog is gone. The field decides where it is inserted, and takes the
	 * focus.
	 */
	onText: (text: string) => void;
	disabled?: boolean;
	/** Distinguishes fields with the same `into`, so that each finds its own recording again. */
	slot?: string;
	className?: string;
};

/** Opens the recorder dialog. Without any way to transcribe speech there is no microphone. */
export function DictateButton({ into, onText, disabled, slot = into, className }: DictateButtonProps) {
	const [Recorder, setRecorder] = useState<Recorder | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [isLoading, setLoading] = useState(false);
	const [said, setSaid] = useState("");
	const button = useRef<HTMLButtonElement>(null);
	const noteId = useId();
	const person = useQueryClient().getQueryData<ClientUser>(userKey);
	const keepAs = recordingKey(person?.id ?? 0, slot);
	const isWaiting = useIsWaiting(keepAs, isOpen);
	const listens = useListens();

	async function open() {
		setSaid("");
		setLoading(true);
		try {
			const loaded = await load();
			setRecorder(() => loaded);
			setOpen(true);
		} catch {
			toast({ ...RECORDING_FAILED, variant: "destructive" });
		}
		setLoading(false);
	}

	const close = useCallback(() => {
		flushSync(() => setOpen(false));
		button.current?.focus({ preventScroll: true });
	}, []);

	const take = useRef(onText);
	take.current = onText;
	const finish = useCallback(
		(text: string) => {
			// The dialog holds the focus while it is open, and the field needs it.
			close();
			take.current(text);
			setSaid(`Your words were added to ${into}.`);
		},
		[close, into],
	);

	if (listens === false && !isWaiting && !isOpen) return null;
	return (
		<>
			<Button
				ref={button}
				variant="ghost"
				size="icon"
				aria-label="Dictate"
				aria-describedby={isWaiting ? noteId : undefined}
				aria-haspopup="dialog"
				onClick={open}
				// Loaded before the tap, so that the dialog opens immediately.
				onPointerEnter={() => void load().catch(() => {})}
				onFocus={() => void load().catch(() => {})}
				disabled={disabled}
				pending={isLoading}
				className={cn("relative shrink-0 text-accent", listens === null && "invisible", className)}
			>
				{!isLoading && <Mic aria-hidden="true" className="size-5.5" />}
				{isWaiting && <span aria-hidden="true" className="absolute right-1.5 top-1.5 size-2.5 rounded-full bg-alert" />}
			</Button>
			<span id={noteId} hidden>
				A recording is waiting to become text.
			</span>
			<span role="status" className="sr-only">
				{said}
			</span>
			{isOpen && Recorder && <Recorder into={into} keepAs={keepAs} onText={finish} onClose={close} />}
		</>
	);
}

/**
 * Whether anything turns speech into text, on the server or in the browser; null during rendering on the server, which
 * does not know the browser.
 */
function useListens(): boolean | null {
	const isSetUp = useCachedDictation()?.available !== false;
	const hasRecognition = useSyncExternalStore(
		() => () => {},
		() => recognitionOf(window) !== null,
		() => null,
	);
	return isSetUp || hasRecognition;
}

/** Whether there is a recording for this field that has not been transcribed yet. */
function useIsWaiting(keepAs: string, isOpen: boolean): boolean {
	const [isWaiting, setWaiting] = useState(false);
	useEffect(() => {
		if (isOpen) return;
		let isHere = true;
		// Not part of the first load: few visits have a recording waiting.
		import("@/lib/browser/voice/waiting-recordings")
			.then(({ readRecording }) => readRecording(keepAs))
			.then((recording) => isHere && setWaiting(recording !== null))
			.catch(() => {});
		return () => {
			isHere = false;
		};
	}, [keepAs, isOpen]);
	return isWaiting;
}
