import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { WordCounter } from "./word-counter";

/** What ties an input to its question. */
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
	/** A name or the like: one line, and no words are counted. */
	isShort: boolean;
};

/** An answer in the person's own words. */
export function TextAnswer({ id, labelledBy, describedBy, isInvalid, value, onChange, isShort }: TextAnswerProps) {
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
				{...field}
				aria-describedby={[describedBy, counterId].filter(Boolean).join(" ")}
				onChange={(event) => onChange(event.target.value)}
				className="min-h-44 max-h-[45dvh] sm:min-h-52"
			/>
			{/* The row keeps the height of a button: dictation has its place at the end of it. */}
			<div className="mt-2 flex min-h-11 items-center gap-4">
				<WordCounter id={counterId} text={value} />
			</div>
		</div>
	);
}
