import { HelpFrame, reviewedOn } from "@/components/safety/help-frame";
import { HelpLinesList } from "@/components/safety/help-lines-list";
import { Card, CardTitle } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { helpCountries, helpLinesFor } from "@/lib/safety/help-lines";

/** Returns the helplines with a telephone number: without a network, a web page cannot be opened. */
const reachable = (country: string | null, now: Date) =>
	helpLinesFor("all", country, now).filter(({ for: purpose }) => purpose !== "directory");

/**
 * The help page for when there is no network: the same for everybody, with every country on it, and complete without
 * scripts.
 * @param now When the app was built.
 */
export function HelpEverywhere({ now }: { now: Date }) {
	return (
		<HelpFrame
			wayOut={
				<a
					href="about:blank"
					data-way-out=""
					className="inline-flex min-h-11 items-center rounded-md bg-accent px-5 font-medium text-on-accent hover:bg-accent-hover"
				>
					Leave this page
				</a>
			}
			note="The app has no network just now. Calling and texting work without it, as long as the telephone has a signal; emergency calls often work even where your own provider has no signal."
			end={
				<p className="text-sm text-ink-soft">
					Nothing here is recorded or reported. “Leave this page” opens an empty page instead. On a keyboard, pressing
					Escape three times within a second does the same, on every page, unless the cursor is in a text field or a
					dialog or menu is open. You can turn that off under “Sign-in and security”. Numbers last compared on{" "}
					{reviewedOn}; if one does not answer, the emergency number does.
				</p>
			}
		>
			<Card>
				<h2 className="mb-3 text-lg">In an emergency</h2>
				<HelpLinesList lines={reachable(null, now)} />
			</Card>
			<Card aria-labelledby="by-country">
				<CardTitle id="by-country">Whom you can reach, by country</CardTitle>
				<div id="countries" className="mt-3 divide-y divide-rule">
					{helpCountries.map(({ code, name }) => (
						<Disclosure key={code} id={`country-${code}`} title={name}>
							<div className="pt-2 pb-4">
								<HelpLinesList lines={reachable(code, now)} />
							</div>
						</Disclosure>
					))}
				</div>
			</Card>
		</HelpFrame>
	);
}
