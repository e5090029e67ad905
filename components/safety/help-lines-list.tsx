import type { HelpLine } from "@/lib/safety/help-lines";

const digits = (number: string) => number.replace(/[^\d+]/g, "");

/** A text message's address, with the word to send already in it. */
function smsHref({ text = "", say }: HelpLine): string {
	return `sms:${digits(text)}${say ? `?body=${encodeURIComponent(say)}` : ""}`;
}

/** The words of the button; speech control finds it by them. */
const textOf = ({ text, say }: HelpLine) => `Text ${say ? `${say} to ` : ""}${text}`;

const actionClass =
	"inline-flex min-h-11 items-center rounded-md border border-edge bg-page px-3.5 font-medium tabular-nums text-accent hover:bg-sunken";

/** Whom to reach, each number one tap away from being called or written to. */
export function HelpLinesList({ lines }: { lines: readonly HelpLine[] }) {
	return (
		<ul className="divide-y divide-rule">
			{lines.map((line) => (
				<li
					key={`${line.name} ${line.call ?? ""}`}
					className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
				>
					<div className="min-w-0">
						<p className="font-medium">{line.name}</p>
						<p className="text-sm text-ink-soft">{[line.where, line.hours].filter(Boolean).join(" · ")}</p>
					</div>
					<div className="flex flex-wrap gap-2">
						{line.call && (
							<a
								href={`tel:${digits(line.call)}`}
								className={actionClass}
								aria-label={`Call ${line.name}, ${line.call}`}
							>
								{line.call}
							</a>
						)}
						{line.text && (
							<a href={smsHref(line)} className={actionClass} aria-label={`${textOf(line)}, ${line.name}`}>
								{textOf(line)}
							</a>
						)}
						{line.url && (
							<a href={line.url} className={actionClass} target="_blank" rel="noopener noreferrer">
								{line.source}
							</a>
						)}
					</div>
				</li>
			))}
		</ul>
	);
}
