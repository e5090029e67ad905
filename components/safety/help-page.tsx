import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { inputClass } from "@/components/ui/input";
import { helpCountries, helpLinesFor, helpLinesReviewed } from "@/lib/safety/help-lines";
import { deviceSafety, groundingSteps } from "@/lib/safety/messages";
import { HelpLinesList } from "./help-lines-list";
import { LeaveLink } from "./leave-link";
import { Steps } from "./steps";

/** The help page: whom to reach first, then what helps for a minute. Plain links and one plain form; no script needed. */
export function HelpPage({ country }: { country: string | null }) {
	const lines = helpLinesFor("all", country);
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
	const reviewed = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

	return (
		<div className="lamplight min-h-dvh">
			<div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-paper/80 px-4 py-2 backdrop-blur-lg sm:px-6">
				<a href="/" className="inline-flex min-h-11 items-center px-1 text-accent underline underline-offset-4">
					Back
				</a>
				<LeaveLink />
			</div>
			<main className="mx-auto grid max-w-2xl gap-6 px-4 pb-16 pt-6 sm:px-6 sm:pt-10">
				<header>
					<h1 className="text-3xl">You are not alone with this</h1>
					<p className="mt-2 text-ink-soft">
						You need no right words, and it need not be “bad enough”. These people are there so that somebody can simply
						begin to talk.
					</p>
				</header>
				<Card className="grid gap-6">
					{groups.map((group) => (
						<section key={group.title}>
							<h2 className="mb-3 text-lg">{group.title}</h2>
							<HelpLinesList lines={group.lines} />
						</section>
					))}
					<form method="get" action="/help-now" className="grid gap-2 border-t border-rule pt-5">
						<label htmlFor="country" className="text-sm text-ink-soft">
							{place ? `Shown for: ${place}. You can choose another country.` : "Choose your country to see its lines."}
						</label>
						<div className="flex gap-2">
							<select
								id="country"
								name="country"
								defaultValue={country ?? "none"}
								className={cn(inputClass, "h-11 min-w-0 flex-1 px-3")}
							>
								<option value="none">Another country</option>
								{helpCountries.map(({ code, name }) => (
									<option key={code} value={code}>
										{name}
									</option>
								))}
							</select>
							<Button type="submit" variant="outline">
								Show
							</Button>
						</div>
					</form>
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
					Nothing here is recorded or reported. “Leave this page”, or pressing Escape twice, opens a weather page
					instead. Numbers last gone through on {reviewed.format(new Date(helpLinesReviewed.date))}; if one does not
					answer, the emergency number does.
				</p>
			</main>
		</div>
	);
}
