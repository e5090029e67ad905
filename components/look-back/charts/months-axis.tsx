import { monthNames } from "@/lib/domain/timeline/moments";

/** The months below a chart of a year's weeks; on phones their first letters. */
export function MonthsAxis({ year }: { year: number }) {
	return (
		<div aria-hidden="true" className="mt-1.5 grid grid-cols-12 text-xs text-ink-soft">
			{monthNames.map((name) => (
				<span key={`${year} ${name}`}>
					{name[0]}
					<span className="max-sm:hidden">{name.slice(1, 3)}</span>
				</span>
			))}
		</div>
	);
}
