"use client";

import { ArrowUp, Square } from "lucide-react";
import {
	type ChangeEvent,
	type CompositionEvent,
	type KeyboardEvent,
	type RefObject,
	useLayoutEffect,
	useRef,
} from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { laterPart } from "@/components/ui/later-part";
import { useDictatedWords } from "@/lib/browser/voice/use-dictated-words";
import { capitalized } from "@/lib/domain/chat/capital";
import { MAX_MESSAGE } from "@/lib/domain/chat/limits";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { DoorsButton } from "./offers/doors-button";
import type { Say } from "./offers/say";

const DictateButton = laterPart(() =>
	import("@/components/voice/dictation/dictate-button").then((module) => module.DictateButton),
);

type ComposerProps = {
	/** Sends the words of one of the six starting points. */
	onSay: Say;
	box: RefObject<HTMLTextAreaElement | null>;
	text: string;
	onWrite: (text: string) => void;
	onSend: () => void;
	/** Whether a message is being sent or its reply is being written. */
	isBusy: boolean;
	onStop: () => void;
	/**
	 * Whether dictation is possible: elsewhere a recording that cannot be transcribed yet would have to stay on the
	 * device.
	 */
	canDictate?: boolean;
};

/** How many characters before the limit the person is told about it. */
const TOLD_BEFORE = 500;
/** The value of `KeyboardEvent.keyCode` during text composition (IME). Safari gives no other sign. */
const COMPOSING = 229;

/** The text box at the bottom. Enter sends and Shift+Enter starts a new line, even on a phone's keyboard. */
export function Composer({ box, text, onWrite, onSend, isBusy, onStop, onSay, canDictate = true }: ComposerProps) {
	useGrowth(box, text);
	const addDictated = useDictatedWords(box, "cursor");
	const left = MAX_MESSAGE - text.length;
	const isTooLong = left < 0;
	const cannotSend = isBusy || isTooLong;

	function take(event: ChangeEvent<HTMLTextAreaElement> | CompositionEvent<HTMLTextAreaElement>, isComposing: boolean) {
		const { currentTarget: field } = event;
		const next = isComposing ? field.value : capitalized(field.value);
		if (next !== field.value) {
			// Set here and not by React, which would move the caret to the end.
			const { selectionStart, selectionEnd } = field;
			field.value = next;
			field.setSelectionRange(selectionStart, selectionEnd);
		}
		onWrite(next);
	}

	function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === COMPOSING) return;
		if (event.altKey) return;
		event.preventDefault();
		send();
	}

	function send() {
		if (cannotSend) return;
		box.current?.focus();
		onSend();
	}

	return (
		<form
			aria-label="Your message"
			onSubmit={(event) => {
				event.preventDefault();
				send();
			}}
			className="print:hidden sticky bottom-0 z-10 px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 md:pb-5"
		>
			<div className="mx-auto max-w-3xl rounded-xl bg-page shadow-lifted inset-ring inset-ring-edge/60 focus-within:inset-ring-2 focus-within:inset-ring-accent">
				{/* With large text the buttons wrap below the text box. */}
				<div className="flex flex-wrap items-end justify-end gap-1.5 p-2">
					<DoorsButton isBusy={isBusy} onSay={onSay} />
					<textarea
						ref={box}
						rows={1}
						dir="auto"
						data-takes-early-words=""
						aria-label={`Message to ${COACH_NAME}`}
						aria-describedby={left <= TOLD_BEFORE ? "message-limit" : undefined}
						aria-invalid={isTooLong || undefined}
						autoComplete="off"
						autoCapitalize="sentences"
						enterKeyHint="send"
						placeholder={`Write to ${COACH_NAME}`}
						value={text}
						onChange={(event) => take(event, (event.nativeEvent as InputEvent).isComposing)}
						onCompositionEnd={(event) => take(event, false)}
						onKeyDown={onKeyDown}
						className="my-0.5 field-sizing-content max-h-40 min-h-10 min-w-0 flex-1 basis-28 resize-none overflow-y-auto bg-transparent px-3 py-1.5 leading-7 placeholder:text-ink-soft focus-visible:outline-none"
					/>
					{canDictate && (
						<DictateButton
							into={`your message to ${COACH_NAME}`}
							slot="chat"
							onText={addDictated}
							className="rounded-full"
						/>
					)}
					{isBusy && <Stop box={box} onStop={onStop} />}
					<Button
						type="submit"
						size="icon"
						disabled={cannotSend || text.trim() === ""}
						pending={isBusy}
						// Pressing the button must not move the caret or close a phone's keyboard.
						onMouseDown={(event) => event.preventDefault()}
						className="shrink-0 rounded-full"
					>
						{!isBusy && <ArrowUp aria-hidden="true" className="size-5" />}
						<span className="sr-only">Send</span>
					</Button>
				</div>
				<Limit left={left} />
			</div>
		</form>
	);
}

/** Stops the reply. It disappears when the reply is complete, and then gives the focus to the text box. */
function Stop({ box, onStop }: Pick<ComposerProps, "box" | "onStop">) {
	const button = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		const own = button.current;
		return () => {
			if (document.activeElement === own) box.current?.focus();
		};
	}, [box]);
	return (
		<Button
			ref={button}
			variant="ghost"
			size="icon"
			onMouseDown={(event) => event.preventDefault()}
			onClick={onStop}
			className="shrink-0 rounded-full"
		>
			<Square aria-hidden="true" className="size-4 fill-current" />
			<span className="sr-only">Stop</span>
		</Button>
	);
}

/**
 * Shows how many characters are left, or how many are too many. A screen reader hears it only when the limit gets close
 * and when it is passed.
 */
function Limit({ left }: { left: number }) {
	const isNear = left <= TOLD_BEFORE;
	const most = MAX_MESSAGE.toLocaleString("en-US");
	const number = Math.abs(left).toLocaleString("en-US");
	return (
		<>
			{isNear && (
				<p
					id="message-limit"
					className={cn("px-5 pb-3 text-sm tabular-nums", left < 0 ? "text-alert" : "text-ink-soft")}
				>
					{left < 0
						? `That is ${number} more than the ${most} characters a message can have. Nothing is lost: shorten it, or send it in two parts.`
						: `${number} of ${most} characters left`}
				</p>
			)}
			<p role="status" className="sr-only">
				{left < 0 ? "This message is too long to be sent." : isNear && "This message is close to its limit."}
			</p>
		</>
	);
}

/** Fits the text box to its content in browsers that cannot do that by themselves. */
function useGrowth(box: RefObject<HTMLTextAreaElement | null>, text: string) {
	useLayoutEffect(() => {
		const field = box.current;
		const fitsItself = field && "fieldSizing" in field.style;
		if (!field || fitsItself) return;
		field.style.height = "auto";
		// The style sheet limits its height.
		if (text !== "") field.style.height = `${field.scrollHeight}px`;
	}, [box, text]);
}
