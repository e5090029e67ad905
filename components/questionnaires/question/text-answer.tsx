import { useRef } from "react";
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
	/** A short answer such as a name: one line, no word counter, no dictation. */
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
	const box = useRef<HTMLTextAreaElement>(null);
	const addDictated = useDictatedWords(box, "end");
	const counterId = `${id}-counter`;
	const field = {
		id,
		value,
		"aria-labelledby": labelledBy,
		"aria-invalid": isInvalid || undefined,
		autoComplete: "off",
	};
	if (isShort) {
		return <Input {...field} aria-describedby={describedBy} onChange={(event) => onChange(event.target.value)} />;
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
