import { Card } from "@/components/ui/card";
import { PlainPage, PlainPart } from "@/components/ui/plain-page";
import { APP_NAME } from "@/lib/domain/core/brand";
import { type Figure, safetyFigures, spokenFigure } from "@/lib/domain/safety/figures";
import { lawSource, type ProtocolPart, protocol } from "@/lib/domain/safety/protocol";
import { helpCountries, helpLinesReviewed } from "@/lib/safety/help-lines";

const spokenDay = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

const linkClass = "text-accent underline underline-offset-4";

/** Explains publicly what the app does about danger. Needs no session and no scripts. */
export function ProtocolPage() {
	return (
		<PlainPage
			back="/"
			title={`How ${APP_NAME} looks for danger`}
			lead="People write here at night, some of them in danger. This is what the app does about it, and what it cannot do."
		>
			{protocol.map((part) => (
				<Part key={part.title} part={part} />
			))}
			<Card className="grid gap-4">
				<h2 className="text-xl">How well</h2>
				<p>
					Measured on texts that had no part in shaping the rules. A stranger’s words are less like ours than the first
					two lines suggest: expect more to be missed.
				</p>
				<Figures figures={safetyFigures} />
			</Card>
			<PlainPart title="The help lines">
				<p>
					The list covers {helpCountries.length} countries. Each number was last compared with other public sources on{" "}
					{spokenDay.format(new Date(helpLinesReviewed))}; nobody called it that day. After 180 days without a
					comparison a line says so. Where no source confirms a line, there are the emergency number and
					findahelpline.com.
				</p>
			</PlainPart>
			<p className="text-sm text-ink-soft">
				The law was read on {spokenDay.format(new Date(lawSource.read))} in copies that others publish:{" "}
				<a href={lawSource.page} className={linkClass} target="_blank" rel="noopener noreferrer">
					Senate Bill 243
				</a>
				.
			</p>
		</PlainPage>
	);
}

function Part({ part: { title, paragraphs = [], points = [] } }: { part: ProtocolPart }) {
	return (
		<PlainPart title={title}>
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
		</PlainPart>
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
