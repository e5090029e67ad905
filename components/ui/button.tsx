import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class";
import { cn } from "./cn";
import { Spinner } from "./feedback/spinner";

type ButtonProps = ComponentProps<"button"> &
	ButtonLook & {
		/** Whether its work is in progress: shows a spinner and disables the button. */
		pending?: boolean;
		/**
		 * Whether to give its single child, for example a link, the style of this button, and its handlers in addition to
		 * the child's own.
		 */
		asChild?: boolean;
	};

/** A button of the app. `type` is "button" by default. */
export function Button({ variant, size, pending, asChild, className, children, disabled, ...props }: ButtonProps) {
	const classes = cn(buttonClass({ variant, size }), className);
	if (asChild) {
		return (
			<Slot className={classes} {...props}>
				{children}
			</Slot>
		);
	}
	return (
		<button
			type="button"
			className={classes}
			disabled={disabled || pending}
			aria-busy={pending || undefined}
			{...props}
		>
			{pending && <Spinner />}
			{children}
		</button>
	);
}
