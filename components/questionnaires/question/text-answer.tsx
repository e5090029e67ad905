import { type RefObject, useLayoutEffect, useRef } from "react";
import { Input } from "@/components/ui/forms/input";
import { Textarea } from "@/components/ui/forms/textarea";
import { DictateButton } from "@/components/voice/dictation/dictate-button";
import { useDictatedWords } from "@/lib/browser/voice/use-dictated-words";
import { WordCounter } from "./word-counter";

/** Attributes that tie an input to its question. */
export type AnswerFieldProps = {
	id: string;
	/** The element that holds the question. */
	labelledBy: string;
	describedBy: string | undefined;
	isInvalid: boolean;
};

type TextAnswerProps = AnswerFieldProps & {
	value: string;
	onChange: (value: string) => void;
	/** Whether the answer is short, such as a name: one line, no word counter, no dictation. */
	isShort: boolean;
	/** Identifies the answer, so that its recording finds it again. */
	slot: string;
};

/** An answer in the person's own words. */
export function TextAnswer({
	id,
	labelledBy,
	describedBy,
	isInvalid,
	value,
	onChange,
	isShort,
	slot,
}: TextAnswerProps) {
	const line = useRef<HTMLInputElement>(null);
	const box = useRef<HTMLTextAreaElement>(null);
	useEarlyWords(isShort ? line : box, value, onChange);
	const addDictated = useDictatedWords(box, "end");
	const counterId = `${id}-counter`;
	const field = {
		id,
		value,
		"aria-labelledby": labelledBy,
		"aria-invalid": isInvalid || undefined,
		autoComplete: "off",
		"data-takes-early-words": "",
	};
	if (isShort) {
		return (
			<Input ref={line} {...field} aria-describedby={describedBy} onChange={(event) => onChange(event.target.value)} />
		);
	}
	return (
		<div>
			<Textarea
				ref={box}
				{...field}
				aria-describedby={[describedBy, counterId].filter(Boolean).join(" ")}
				onChange={(event) => onChange(event.target.value)}
				className="min-h-44 max-h-[45dvh] sm:min-h-52"
			/>
			<div className="mt-2 flex min-h-11 items-center gap-4">
				<WordCounter id={counterId} text={value} />
				<DictateButton into="your answer" slot={slot} onText={addDictated} className="-mr-2 self-start" />
			</div>
		</div>
	);
}

/** Takes over what was typed into the server's markup before the script was loaded. */
function useEarlyWords(
	field: RefObject<((HTMLInputElement | HTMLTextAreaElement) & { earlyWords?: string }) | null>,
	value: string,
	onChange: (value: string) => void,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the first text can come before the script
	useLayoutEffect(() => {
		const typed = field.current?.earlyWords ?? field.current?.value ?? value;
		if (typed !== value) onChange(typed);
	}, []);
}
