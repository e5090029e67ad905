import { cva, type VariantProps } from "class-variance-authority";

/** The classes that give a button or a link the style of the app's buttons. */
export const buttonClass = cva(
	"inline-flex items-center justify-center gap-2 rounded-md font-medium select-none transition-colors duration-(--motion-fast) disabled:opacity-60 aria-disabled:opacity-60 [&_svg]:shrink-0",
	{
		variants: {
			variant: {
				primary:
					"bg-accent text-on-accent hover:bg-accent-hover disabled:hover:bg-accent aria-disabled:hover:bg-accent",
				soft: "bg-soft text-on-soft hover:bg-[color-mix(in_srgb,var(--soft)_88%,var(--ink))]",
				outline:
					"border border-edge bg-page text-ink hover:bg-sunken disabled:hover:bg-page aria-disabled:hover:bg-page",
				ghost: "text-ink hover:bg-[color-mix(in_srgb,var(--ink)_8%,transparent)]",
				danger: "bg-alert text-on-alert hover:bg-[color-mix(in_srgb,var(--alert)_88%,var(--ink))]",
				link: "text-accent underline decoration-1 underline-offset-4 hover:decoration-2",
			},
			size: {
				md: "min-h-11 px-5 py-2",
				lg: "min-h-13 px-7 py-3 text-lg",
				sm: "min-h-11 px-3.5 text-sm md:pointer-fine:min-h-9",
				icon: "size-11",
				// Its text is aligned with the text around it; the area to tap is a little larger on both sides.
				inline: "-mx-1 min-h-11 px-1",
			},
		},
		defaultVariants: { variant: "primary", size: "md" },
	},
);

export type ButtonLook = VariantProps<typeof buttonClass>;
