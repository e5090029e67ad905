import type { TimelineEntry } from "@/lib/domain/timeline/entries";
import type { Extent } from "@/lib/domain/timeline/spans";

/** Returns the id of the button that opens an entry, to which the focus returns. */
export const cardButtonId = (entryId: string) => `relationship-${entryId}`;

type TimelineCardProps = {
	entry: TimelineEntry;
	onOpen: () => void;
};

/** A relationship on the timeline. Its name is the button, but the whole card can be pressed. */
export function TimelineCard({ entry, onOpen }: TimelineCardProps) {
	const { name, dates, duration, preview, place, alongside } = entry;
	return (
		<article className="relative rounded-lg bg-page p-5 shadow-page transition-shadow duration-(--motion-fast) hover:shadow-lifted has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-offset-2 has-[button:focus-visible]:outline-accent">
			<h2 className="text-xl">
				<button
					type="button"
					id={cardButtonId(entry.id)}
					aria-haspopup="dialog"
					onClick={onOpen}
					className="text-left outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none"
				>
					<span className="line-clamp-2 wrap-anywhere">{name}</span>
				</button>
			</h2>
			<p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
				<span className="line-clamp-2 wrap-anywhere">{dates}</span>{" "}
				{duration && <span className="rounded-full bg-sunken px-2.5 py-0.5 text-xs">{duration}</span>}
			</p>
			{preview && <p className="mt-3 line-clamp-2 wrap-anywhere">{preview}</p>}
			{place && <Lifeline place={place} />}
			{alongside.length > 0 && (
				<p className="mt-2.5 line-clamp-1 text-xs text-ink-soft wrap-anywhere">Alongside {fewNames(alongside)}</p>
			)}
		</article>
	);
}

/** The whole timeline as a thin line, and this relationship's part of it. The dates say the same in words. */
function Lifeline({ place: { left, width } }: { place: Extent }) {
	return (
		<div aria-hidden="true" className="mt-4 h-1 rounded-full bg-sunken">
			<div className="relative h-full rounded-full bg-accent/75" style={{ left: `${left}%`, width: `${width}%` }} />
		</div>
	);
}

/** Shortens a list of names: `Anna`, `Anna and Max`, `4 others`. */
const fewNames = (names: string[]) => (names.length > 2 ? `${names.length} others` : names.join(" and "));
