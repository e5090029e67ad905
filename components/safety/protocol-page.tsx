import { Card } from "@/components/ui/card";
import { APP_NAME } from "@/lib/domain/core/brand";
import { type Figure, safetyFigures, spokenFigure } from "@/lib/domain/safety/figures";
import { lawSource, type ProtocolPart, protocol } from "@/lib/domain/safety/protocol";
import { helpCountries, helpLinesReviewed } from "@/lib/safety/help-lines";

const spokenDay = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

const linkClass = "text-accent underline underline-offset-4";

/** Explains publicly what the app does about danger. Needs no session and no scripts. */
export function ProtocolPage() {
	return (
		<div className="lamplight min-h-dvh">
			<nav aria-label="Page" className="mx-auto flex max-w-2xl justify-between gap-4 px-4 py-2 sm:px-6">
				<a href="/" className={`inline-flex min-h-11 items-center ${linkClass}`}>
					Back
				</a>
				<a href="/help-now" className={`inline-flex min-h-11 items-center font-medium ${linkClass}`}>
					Help now
				</a>
			</nav>
			<main className="mx-auto grid max-w-2xl gap-6 px-4 pb-16 pt-6 sm:px-6 sm:pt-10">
				<header>
					<h1 className="text-3xl">How {APP_NAME} looks for danger</h1>
					<p className="mt-2 text-ink-soft">
						People write here at night, some of them in danger. This is what the app does about it, and what it cannot
						do.
					</p>
				</header>
				{protocol.map((part) => (
					<Part key={part.title} part={part} />
				))}
				<Card className="grid gap-4">
					<h2 className="text-xl">How well</h2>
					<p>
						Measured on texts that had no part in shaping the rules. A stranger’s words are less like ours than the
						first two lines suggest: expect more to be missed.
					</p>
					<Figures figures={safetyFigures} />
				</Card>
				<Card className="grid gap-3">
					<h2 className="text-xl">The help lines</h2>
					<p>
						The list covers {helpCountries.length} countries. Each number was last compared with other public sources on{" "}
						{spokenDay.format(new Date(helpLinesReviewed))}; nobody called it that day. After 180 days without a
						comparison a line says so. Where no source confirms a line, there are the emergency number and
						findahelpline.com.
					</p>
				</Card>
				<p className="text-sm text-ink-soft">
					The law was read on {spokenDay.format(new Date(lawSource.read))} in copies that others publish:{" "}
					<a href={lawSource.page} className={linkClass} target="_blank" rel="noopener noreferrer">
						Senate Bill 243
					</a>
					.
				</p>
			</main>
		</div>
	);
}

function Part({ part: { title, paragraphs = [], points = [] } }: { part: ProtocolPart }) {
	return (
		<Card className="grid gap-3">
			<h2 className="text-xl">{title}</h2>
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{points.length > 0 && (
				<ul className="grid list-disc gap-2 pl-5 marker:text-accent">
					{points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			)}
		</Card>
	);
}

/** A list rather than a table, because three columns do not fit a phone. */
function Figures({ figures }: { figures: readonly Figure[] }) {
	return (
		<dl className="grid gap-4">
			{figures.map((figure) => (
				<div key={`${figure.texts} ${figure.counts}`}>
					<dt className="font-medium">
						{figure.texts}
						<span className="block text-sm font-normal text-ink-soft">
							{figure.source}; measured on {spokenDay.format(new Date(figure.measured))}
						</span>
					</dt>
					<dd>
						{figure.counts === "noticed" ? "Noticed" : "False alarms"}: {spokenFigure(figure)}
					</dd>
				</div>
			))}
		</dl>
	);
}
