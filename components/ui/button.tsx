import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class";
import { cn } from "./cn";
import { Spinner } from "./feedback/spinner";

type ButtonProps = ComponentProps<"button"> &
	ButtonLook & {
		/** Shows a spinner and disables the button while its work is under way. */
		pending?: boolean;
		/** Gives its single child, for example a link, the look of this button, and its handlers beside the child's own. */
		asChild?: boolean;
	};

/** A button of the app. `type` is "button" unless it says "submit". */
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
