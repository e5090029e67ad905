import type { ReactNode } from "react";

/** The style of a row that opens something. */
export const rowClass =
	"group/offer flex min-h-11 w-full items-center justify-between gap-4 rounded-xl px-4 py-2.5 text-left inset-ring inset-ring-edge/60 hover:bg-sunken disabled:opacity-60 sm:w-auto sm:min-w-72";

/** The style of a small answer beside others. */
export const chipClass =
	"inline-flex min-h-11 items-center rounded-full px-4 py-2 text-left leading-snug text-balance inset-ring inset-ring-edge/60 hover:bg-sunken disabled:opacity-60";

/** The name of an offer, and one line about it. */
export function RowWords({ label, note }: { label: ReactNode; note?: ReactNode }) {
	return (
		<span className="min-w-0">
			<span className="block leading-snug">{label}</span>
			{note && <span className="mt-0.5 block text-sm leading-snug text-ink-soft">{note}</span>}
		</span>
	);
}
