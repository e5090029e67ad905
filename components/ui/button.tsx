import { Slot } from "@radix-ui/react-slot";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { Spinner } from "./feedback/spinner";

const button = cva(
	"inline-flex items-center justify-center gap-2 rounded-md font-medium select-none transition-colors duration-(--motion-fast) disabled:opacity-60 [&_svg]:shrink-0",
	{
		variants: {
			variant: {
				primary: "bg-accent text-on-accent hover:bg-accent-hover disabled:hover:bg-accent",
				soft: "bg-soft text-on-soft hover:bg-[color-mix(in_srgb,var(--soft)_88%,var(--ink))]",
				outline: "border border-edge bg-page text-ink hover:bg-sunken disabled:hover:bg-page",
				ghost: "text-ink hover:bg-[color-mix(in_srgb,var(--ink)_8%,transparent)]",
				danger: "bg-alert text-on-alert hover:bg-[color-mix(in_srgb,var(--alert)_88%,var(--ink))]",
				link: "text-accent underline decoration-1 underline-offset-4 hover:decoration-2",
			},
			size: {
				md: "min-h-11 px-5 py-2",
				lg: "min-h-13 px-7 py-3 text-lg",
				sm: "min-h-11 px-3.5 text-sm md:min-h-9",
				icon: "size-11",
				inline: "min-h-11 px-1",
			},
		},
		defaultVariants: { variant: "primary", size: "md" },
	},
);

type ButtonProps = ComponentProps<"button"> &
	VariantProps<typeof button> & {
		/** Shows a spinner and disables the button while its work is under way. */
		pending?: boolean;
		/** Gives its single child, for example a link, the look of this button. */
		asChild?: boolean;
	};

/** A button of the app. `type` is "button" unless it says "submit". */
export function Button({ variant, size, pending, asChild, className, children, disabled, ...props }: ButtonProps) {
	const classes = cn(button({ variant, size }), className);
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
