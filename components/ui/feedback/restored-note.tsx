/** Says that what is shown was typed before and has not been saved. */
export function RestoredNote({ what = "changes" }: { what?: "changes" | "words" }) {
	return (
		<p role="status" className="rounded-md bg-soft px-4 py-3 text-sm text-on-soft">
			You have {what} here that are not saved yet.
		</p>
	);
}
