import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class";
import { cn } from "./cn";
import { Spinner } from "./feedback/spinner";

type ButtonProps = ComponentProps<"button"> &
	ButtonLook & {
		/**
		 * Whether its work is in progress: shows a spinner, and pressing the button does nothing. It keeps the focus, which
		 * the browser would take from a disabled one.
		 */
		pending?: boolean;
		/**
		 * Whether to give its single child, for example a link, the style of this button, and its handlers in addition to
		 * the child's own.
		 */
		asChild?: boolean;
	};

/** A button of the app. `type` is "button" by default. */
export function Button(given: ButtonProps) {
	const { variant, size, pending, asChild, className, children, disabled, onClick, ...props } = given;
	const classes = cn(buttonClass({ variant, size }), className);
	if (asChild) {
		return (
			<Slot className={classes} onClick={onClick} {...props}>
				{children}
			</Slot>
		);
	}
	return (
		<button
			type="button"
			className={classes}
			disabled={disabled && !pending}
			aria-disabled={pending || undefined}
			aria-busy={pending || undefined}
			// A press that does nothing must not submit a form either.
			onClick={pending ? (event) => event.preventDefault() : onClick}
			{...props}
		>
			{pending && <Spinner />}
			{children}
		</button>
	);
}
