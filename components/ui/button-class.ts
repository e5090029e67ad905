const base =
	"inline-flex items-center justify-center gap-2 rounded-md font-medium select-none transition-colors duration-(--motion-fast) disabled:opacity-60 [&_svg]:shrink-0";

const variants = {
	primary: "bg-accent text-on-accent hover:bg-accent-hover disabled:hover:bg-accent",
	soft: "bg-soft text-on-soft hover:bg-[color-mix(in_srgb,var(--soft)_88%,var(--ink))]",
	outline: "border border-edge bg-page text-ink hover:bg-sunken disabled:hover:bg-page",
	ghost: "text-ink hover:bg-[color-mix(in_srgb,var(--ink)_8%,transparent)]",
	danger: "bg-alert text-on-alert hover:bg-[color-mix(in_srgb,var(--alert)_88%,var(--ink))]",
	link: "text-accent underline decoration-1 underline-offset-4 hover:decoration-2",
};

const sizes = {
	md: "min-h-11 px-5 py-2",
	lg: "min-h-13 px-7 py-3 text-lg",
	sm: "min-h-11 px-3.5 text-sm md:min-h-9",
	icon: "size-11",
	inline: "min-h-11 px-1",
};

/** How a button looks; "primary" and "md" unless told otherwise. */
export type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The classes that give a button or a link the look of a button of the app. */
export const buttonClass = ({ variant = "primary", size = "md" }: ButtonLook = {}): string =>
	`${base} ${variants[variant]} ${sizes[size]}`;
