/**
 * The styles of an option's row and of the circle at its start; also used where options are shown before they can be
 * pressed.
 */
export const radioRowClass =
	"flex min-h-12 items-start gap-3 rounded-md border border-rule bg-page px-4 py-3 transition-colors duration-(--motion-fast) hover:bg-sunken has-data-[state=checked]:border-accent has-data-[state=checked]:bg-[color-mix(in_srgb,var(--soft)_35%,var(--page))]";
export const radioCircleClass =
	"mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border-2 border-edge bg-page data-[state=checked]:border-accent";
/** The style of a list of such rows. */
export const radioGroupClass = "grid gap-2";
