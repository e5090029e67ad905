import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Select } from "@/components/ui/forms/select";
import type { HelpLine } from "@/lib/domain/safety/help-line";
import { helpCountries, helpLinesFor } from "@/lib/safety/help-lines";
import { sourceOf } from "@/lib/safety/help-lines/sources";
import { CountryForm } from "./country-form";
import { CountryOptions } from "./country-options";
import { HelpFrame, reviewedOn } from "./help-frame";
import { HelpLinesList } from "./help-lines-list";
import { LeaveLink } from "./leave-link";
import { Steps } from "./steps";

const isOwn = (line: HelpLine) => line.for === "crisis" || line.for === "partner";

/**
 * The help page: the helplines, and then what helps for a minute. Plain links and one plain form, which need no
 * scripts.
 */
export function HelpPage({ country, now }: { country: string | null; now: Date }) {
	const lines = helpLinesFor("all", country, now);
	const place = helpCountries.find(({ code }) => code === country)?.name;
	const groups = [
		{ title: "In an emergency", lines: lines.filter((line) => line.for === "emergency") },
		{ title: "Somebody to talk to", lines: lines.filter((line) => line.for === "crisis") },
		{
			title: "If somebody close to you hurts, controls or frightens you",
			lines: lines.filter((line) => line.for === "partner"),
		},
		{ title: "Anywhere else", lines: lines.filter((line) => line.for === "directory") },
	].filter((group) => group.lines.length > 0);
	// If the directory comes directly after the emergency number, so does its group.
	if (lines.findIndex((line) => line.for === "directory") < lines.findIndex((line) => isOwn(line))) {
		groups.splice(1, 0, ...groups.splice(-1));
	}

	return (
		<HelpFrame wayOut={<LeaveLink />} end={<Ending lines={lines} />}>
			<Card
				id="help-lines"
				tabIndex={-1}
				aria-label={place ? `Help lines for ${place}` : "Help lines"}
				className="grid gap-6 outline-none"
			>
				{groups.map((group) => (
					<section key={group.title}>
						<h2 className="mb-3 text-lg">{group.title}</h2>
						<HelpLinesList lines={group.lines} />
					</section>
				))}
				<CountryForm linesId="help-lines" className="grid gap-2 border-t border-rule pt-5">
					<label htmlFor="country" className="text-sm text-ink-soft">
						{place ? `Shown for: ${place}. You can choose another country.` : "Choose your country to see its lines."}
					</label>
					<div className="flex gap-2">
						<div className="min-w-0 flex-1">
							<Select id="country" name="country" defaultValue={country ?? "none"} className="h-11">
								<CountryOptions other="none" />
							</Select>
						</div>
						<Button type="submit" variant="outline">
							Show
						</Button>
					</div>
				</CountryForm>
			</Card>
		</HelpFrame>
	);
}

function Ending({ lines }: { lines: readonly HelpLine[] }) {
	return (
		<>
			<p className="text-sm text-ink-soft">
				Nothing here is recorded or reported. “Leave this page” opens a harmless page instead. On a keyboard, pressing
				Escape three times within a second does the same, on every page, unless the cursor is in a text field or a
				dialog or menu is open. You can turn that off under “Sign-in and security”. Numbers last compared on{" "}
				{reviewedOn}, with what is named below; if one does not answer, the emergency number does.
			</p>
			<Compared lines={lines} />
			<p className="text-sm">
				<a href="/safety" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
					How the app looks for danger, and what it cannot do
				</a>
			</p>
		</>
	);
}

/** Lists the sources with which these numbers were compared. */
function Compared({ lines }: { lines: readonly HelpLine[] }) {
	const used = [...new Set(lines.flatMap(({ comparedWith }) => comparedWith ?? []))];
	if (used.length === 0) return null;
	return (
		<Steps
			title="Where these numbers were compared"
			steps={used.map((id) => {
				const names = lines.filter(({ comparedWith }) => comparedWith === id).map(({ name }) => name);
				const source = sourceOf(id);
				return `${names.join(", ")}: ${source?.what} (${source?.dated}).`;
			})}
		/>
	);
}
