import type { ReactNode } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { helpLinesReviewed } from "@/lib/safety/help-lines";
import { deviceSafety, groundingSteps } from "@/lib/safety/messages";
import { Steps } from "./steps";
import { WayBack } from "./way-back";

const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** When the numbers were last compared with their sources, for display. */
export const reviewedOn = day.format(new Date(helpLinesReviewed));

type HelpFrameProps = {
	/** The way out, at the top of the page. */
	wayOut: ReactNode;
	/** Shown below the first sentences. */
	note?: ReactNode;
	/** The help lines. */
	children: ReactNode;
	/** Shown below everything else. */
	end: ReactNode;
};

/** The frame of every help page: a way out, the help lines, and then what helps for a minute. It needs no scripts. */
export function HelpFrame({ wayOut, note, children, end }: HelpFrameProps) {
	return (
		<div className="lamplight min-h-dvh">
			<nav
				aria-label="Page"
				className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-paper/90 px-4 py-2 backdrop-blur-lg sm:px-6"
			>
				<WayBack />
				{wayOut}
			</nav>
			<main className="mx-auto grid max-w-2xl gap-6 px-4 pb-16 pt-6 sm:px-6 sm:pt-10">
				<header>
					<h1 className="text-3xl">You are not alone with this</h1>
					<p className="mt-2 text-ink-soft">
						You do not need the right words, and it does not have to be “bad enough”. These people are there so that you
						can simply start talking.
					</p>
					{note && <p className="mt-2 text-ink-soft">{note}</p>}
				</header>
				{children}
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
				{end}
			</main>
		</div>
	);
}
