/** A short list below a summary that opens it; works without JavaScript. */
export function Steps({ title, steps, open }: { title: string; steps: readonly string[]; open?: boolean }) {
	return (
		<details open={open} className="group">
			<summary className="flex min-h-11 items-center gap-2 font-medium text-accent [&::-webkit-details-marker]:hidden">
				<span aria-hidden="true" className="transition-transform duration-(--motion-fast) group-open:rotate-90">
					›
				</span>
				{title}
			</summary>
			<ul className="grid list-disc gap-1.5 pb-2 pl-5 text-ink-soft marker:text-accent">
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ul>
		</details>
	);
}
