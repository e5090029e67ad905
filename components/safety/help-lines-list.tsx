import type { HelpLine } from "@/lib/domain/safety/help-line";

const digits = (number: string) => number.replace(/[^\d+]/g, "");

/** Returns the URL of a text message that already contains the word to send. */
function smsHref({ text = "", say }: HelpLine): string {
	return `sms:${digits(text)}${say ? `?body=${encodeURIComponent(say)}` : ""}`;
}

/** Returns the text on the button, by which speech control finds it. */
const textOf = ({ text, say }: HelpLine) => `Text ${say ? `${say} to ` : ""}${text}`;

const costs = { free: "free", paid: "not free", unknown: "may not be free" };
const audiences = { everyone: null, women: "for women", men: "for men" };

/** Returns the city at the end of a time zone's name: for "America/Argentina/Buenos_Aires" it is "Buenos Aires". */
const cityOf = (zone: string) => zone.split("/").at(-1)?.replaceAll("_", " ");

/** Describes in one line when they answer, for whom, and at what cost. */
function about({ where, serves, hours, zone, cost }: HelpLine): string {
	return [where, serves && audiences[serves], zone ? `${hours}, ${cityOf(zone)} time` : hours, cost && costs[cost]]
		.filter(Boolean)
		.join(" · ");
}

const spokenDay = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** The helplines. Each number is one tap away from a call or a message, and says in which country it works. */
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
						<p className="text-sm text-ink-soft">{about(line)}</p>
						{line.note && <p className="text-sm text-ink-soft">{line.note}</p>}
						{line.notCheckedSince && (
							<p className="text-sm text-alert">not checked since {spokenDay.format(new Date(line.notCheckedSince))}</p>
						)}
					</div>
					<div className="flex flex-wrap gap-2">
						<Ways line={line} />
					</div>
				</li>
			))}
		</ul>
	);
}

function Ways({ line }: { line: HelpLine }) {
	const { name, call, alsoCall, text, whatsapp, url } = line;
	return (
		<>
			{[call, alsoCall].map(
				(number) =>
					number && (
						<Way key={number} line={line} href={`tel:${digits(number)}`} spoken={[`Call ${name}`, number]}>
							{number}
						</Way>
					),
			)}
			{text && (
				<Way line={line} href={smsHref(line)} spoken={[textOf(line)]} whose={name}>
					{textOf(line)}
				</Way>
			)}
			{whatsapp && (
				<Way
					line={line}
					href={`https://wa.me/${digits(whatsapp).slice(1)}`}
					spoken={[`WhatsApp ${whatsapp}`]}
					whose={name}
				>
					WhatsApp {whatsapp}
				</Way>
			)}
			{url && (
				<Way line={line} href={url}>
					{new URL(url).hostname}
				</Way>
			)}
		</>
	);
}

type WayProps = {
	line: HelpLine;
	href: string;
	/** The accessible name. It contains the visible words in one piece, so that speech control finds it. */
	spoken?: string[];
	/** Whose number it is; read last. */
	whose?: string;
	children: React.ReactNode;
};

/** A button that calls, writes or opens a page, and says the country in which its number works. */
function Way({ line: { country }, href, spoken, whose, children }: WayProps) {
	const isSite = href.startsWith("https:");
	return (
		<a
			href={href}
			aria-label={spoken && [...spoken, country, whose].filter(Boolean).join(", ")}
			className="inline-flex min-h-11 flex-wrap items-center gap-x-2.5 rounded-md border border-edge bg-page px-3.5 py-1.5 font-medium tabular-nums text-accent hover:bg-sunken"
			{...(isSite && { target: "_blank", rel: "noopener noreferrer" })}
		>
			<span>{children}</span> {country && <span className="text-xs font-normal text-ink-soft">{country}</span>}
		</a>
	);
}
