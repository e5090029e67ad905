"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Input } from "./input";

type PasswordInputProps = Omit<ComponentProps<"input">, "type"> & {
	/** Which password it is, if a screen has several. */
	which?: string;
};

/** A password field with a button that shows what is typed. */
export function PasswordInput({ which = "password", className, ...props }: PasswordInputProps) {
	const [isShown, setShown] = useState(false);
	const Icon = isShown ? EyeOff : Eye;
	return (
		<div className="relative">
			<Input
				type={isShown ? "text" : "password"}
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				className={cn("pr-13", className)}
				{...props}
			/>
			<button
				type="button"
				aria-pressed={isShown}
				onClick={() => setShown(!isShown)}
				className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-r-md text-ink-soft hover:text-ink focus-visible:-outline-offset-2"
			>
				<Icon aria-hidden="true" className="size-5" />
				<span className="sr-only">Show {which}</span>
			</button>
		</div>
	);
}
