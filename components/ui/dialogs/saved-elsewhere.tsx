/** What is saved by now in a form that was changed in another window since it was opened. */
export interface Newer {
	/** The field's label. */
	name: string;
	value: string;
}

/** Shows what another window has saved meanwhile, and that saving again replaces it. Nothing if it has not. */
export function SavedElsewhere({ newer }: { newer: readonly Newer[] }) {
	if (newer.length === 0) return null;
	return (
		<div role="alert" className="rounded-md bg-sunken px-4 py-3 text-sm">
			<p>This was changed in another window. It now says:</p>
			<dl className="mt-2 grid gap-2">
				{newer.map(({ name, value }) => (
					<div key={name}>
						<dt className="text-ink-soft">{name}</dt>
						<dd className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{value || "Nothing"}</dd>
					</div>
				))}
			</dl>
			<p className="mt-2">Save again to replace that with what you have here, or cancel to keep it.</p>
		</div>
	);
}
