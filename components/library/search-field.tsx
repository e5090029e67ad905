"use client";

import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Input } from "@/components/ui/forms/input";
import { Label } from "@/components/ui/forms/label";

/** How long a pause in typing starts a search, in milliseconds. */
const PAUSE = 250;

type SearchFieldProps = {
	id: string;
	label: string;
	placeholder: string;
	maxLength: number;
	/** Called with the words after a pause, or immediately when Enter is pressed. */
	onQuestion: (question: string) => void;
	autoFocus?: boolean;
	/** The initial text. */
	first?: string;
};

/**
 * A search box that searches while the person types. The words stay out of the URL, and so out of the browser's
 * history.
 */
export function SearchField({
	id,
	label,
	placeholder,
	maxLength,
	onQuestion,
	autoFocus = false,
	first = "",
}: SearchFieldProps) {
	const [text, setText] = useState(first);
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
					className="pl-11 pr-12 [&::-webkit-search-cancel-button]:hidden"
				/>
				{text !== "" && (
					<button
						type="button"
						onClick={() => {
							setText("");
							box.current?.focus();
						}}
						className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-r-md text-ink-soft hover:text-ink focus-visible:-outline-offset-2"
					>
						<X aria-hidden="true" className="size-5" />
						<span className="sr-only">Clear the search</span>
					</button>
				)}
			</div>
		</form>
	);
}
