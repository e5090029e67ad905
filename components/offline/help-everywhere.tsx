import { HelpLinesList } from "@/components/safety/help-lines-list";
import { Steps } from "@/components/safety/steps";
import { Card, CardTitle } from "@/components/ui/card";
import { helpCountries, helpLinesFor, helpLinesReviewed } from "@/lib/safety/help-lines";
import { deviceSafety, groundingSteps } from "@/lib/safety/messages";

const reviewed = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** What can be reached by telephone: without a network, a page cannot be opened. */
const reachable = (country: string | null, now: Date) =>
	helpLinesFor("all", country, now).filter(({ for: purpose }) => purpose !== "directory");

/**
 * The help page for when there is no network: the same for everybody, with every country on it, complete without
 * scripts. @param now When the app was built.
 */
export function HelpEverywhere({ now }: { now: Date }) {
	return (
		<div className="lamplight min-h-dvh">
			<div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-paper/90 px-4 py-2 backdrop-blur-lg sm:px-6">
				<a href="/" className="inline-flex min-h-11 items-center px-1 text-accent underline underline-offset-4">
					Back
				</a>
				<a
					href="about:blank"
					data-way-out=""
					className="inline-flex min-h-11 items-center rounded-md bg-accent px-5 font-medium text-on-accent hover:bg-accent-hover"
				>
					Leave this page
				</a>
			</div>
			<main className="mx-auto grid max-w-2xl gap-6 px-4 pb-16 pt-6 sm:px-6 sm:pt-10">
				<header>
					<h1 className="text-3xl">You are not alone with this</h1>
					<p className="mt-2 text-ink-soft">
						You need no right words, and it need not be “bad enough”. These people are there so that somebody can simply
						begin to talk.
					</p>
					<p className="mt-2 text-ink-soft">
						The app has no network just now. Calling and texting work without it, as long as the telephone has a signal;
						emergency calls often work even where your own provider has none.
					</p>
				</header>
				<Card>
					<h2 className="mb-3 text-lg">In an emergency</h2>
					<HelpLinesList lines={reachable(null, now)} />
				</Card>
				<Card aria-labelledby="by-country">
					<CardTitle id="by-country">Whom you can reach, by country</CardTitle>
					<div id="countries" className="mt-3 divide-y divide-rule">
						{helpCountries.map(({ code, name }) => (
							<details key={code} id={`country-${code}`} className="group">
								<summary className="flex min-h-11 cursor-pointer items-center gap-2 py-1 font-medium text-accent [&::-webkit-details-marker]:hidden">
									<span
										aria-hidden="true"
										className="transition-transform duration-(--motion-fast) group-open:rotate-90"
									>
										›
									</span>
									{name}
								</summary>
								<div className="pt-2 pb-4">
									<HelpLinesList lines={reachable(code, now)} />
								</div>
							</details>
						))}
					</div>
				</Card>
				<Card>
					<CardTitle>For this minute</CardTitle>
					<ol className="mt-3 grid list-decimal gap-2 pl-5 marker:text-accent">
						{groundingSteps.map((step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
				</Card>
				<Card>
					<Steps title="If somebody looks at this device" steps={deviceSafety} />
				</Card>
				<p className="text-sm text-ink-soft">
					Nothing here is recorded or reported. “Leave this page”, or pressing Escape twice, opens an empty page
					instead. Numbers last compared on {reviewed.format(new Date(helpLinesReviewed))}; if one does not answer, the
					emergency number does.
				</p>
			</main>
		</div>
	);
}
