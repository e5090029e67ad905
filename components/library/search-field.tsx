"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Input } from "@/components/ui/forms/input";
import { Label } from "@/components/ui/forms/label";

/** After how long a pause in typing a search starts, in milliseconds. */
const PAUSE = 250;

type SearchFieldProps = {
	id: string;
	label: string;
	placeholder: string;
	maxLength: number;
	/** Called with the words after a pause, or at once when Enter is pressed. */
	onQuestion: (question: string) => void;
	autoFocus?: boolean;
};

/** A box that searches while somebody types. The words stay out of the address, and so out of the browser's history. */
export function SearchField({ id, label, placeholder, maxLength, onQuestion, autoFocus = false }: SearchFieldProps) {
	const [text, setText] = useState("");
	const box = useRef<HTMLInputElement>(null);
	// Includes what was typed before React was ready.
	useEffect(() => {
		setText(box.current?.value ?? "");
		if (autoFocus) box.current?.focus();
	}, [autoFocus]);
	useEffect(() => {
		const pause = setTimeout(() => onQuestion(text), PAUSE);
		return () => clearTimeout(pause);
	}, [text, onQuestion]);
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				onQuestion(text);
			}}
		>
			<Label htmlFor={id}>{label}</Label>
			<div className="relative mt-1.5">
				<Search
					aria-hidden="true"
					className="pointer-events-none absolute left-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
				/>
				<Input
					ref={box}
					data-first-box={autoFocus || undefined}
					id={id}
					type="search"
					autoComplete="off"
					maxLength={maxLength}
					placeholder={placeholder}
					value={text}
					onChange={(event) => setText(event.target.value)}
					className="pl-11"
				/>
			</div>
		</form>
	);
}
