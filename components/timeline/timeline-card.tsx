import type { TimelineEntry } from "@/lib/timeline/entries";
import type { Place } from "@/lib/timeline/spans";

/** The id of the button that opens an entry, to which the focus returns. */
export const cardButtonId = (entryId: string) => `relationship-${entryId}`;

type TimelineCardProps = {
	entry: TimelineEntry;
	onOpen: () => void;
};

/** One relationship on the line. The name is the button; the whole card can be pressed. */
export function TimelineCard({ entry, onOpen }: TimelineCardProps) {
	const { name, dates, duration, preview, place, alongside } = entry;
	return (
		<article className="relative rounded-lg bg-page p-5 shadow-page transition-shadow duration-(--motion-fast) hover:shadow-lifted has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-offset-2 has-[button:focus-visible]:outline-accent">
			<h2 className="line-clamp-2 text-xl wrap-anywhere">
				<button
					type="button"
					id={cardButtonId(entry.id)}
					aria-haspopup="dialog"
					onClick={onOpen}
					className="text-left outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none"
				>
					{name}
				</button>
			</h2>
			<p className="mt-1 line-clamp-2 text-sm text-ink-soft wrap-anywhere">
				{dates}
				{duration && <span className="whitespace-nowrap"> · {duration}</span>}
			</p>
			{preview && <p className="mt-3 line-clamp-2 wrap-anywhere">{preview}</p>}
			{place && <Lifeline place={place} />}
			{alongside.length > 0 && (
				<p className="mt-2 line-clamp-1 text-xs text-ink-soft wrap-anywhere">Alongside {listNames(alongside)}</p>
			)}
		</article>
	);
}

/** The whole of the timeline as a thin line, and this relationship's stretch of it; the dates say the same in words. */
function Lifeline({ place: { left, width } }: { place: Place }) {
	return (
		<div aria-hidden="true" className="mt-4 h-1 rounded-full bg-sunken">
			<div className="relative h-full rounded-full bg-accent/75" style={{ left: `${left}%`, width: `${width}%` }} />
		</div>
	);
}

/** `Anna`, `Anna and Max`, `Anna, Max and 3 others`. */
function listNames(names: string[]): string {
	if (names.length <= 2) return names.join(" and ");
	const [first, second] = names;
	const rest = names.length - 2;
	return `${first}, ${second} and ${rest === 1 ? names[2] : `${rest} others`}`;
}
