"use client";

import { buttonClass } from "@/components/ui/button-class";
import { QuietPage } from "./quiet-page";

/** Shown in place of a screen that failed. `retry` renders it again, with fresh data. */
export function ErrorPage({ retry }: { retry: () => void }) {
	return (
		<QuietPage
			title="This page did not open"
			text="Something went wrong on our side. What you have saved is safe. Trying again in a moment often helps."
		>
			<button type="button" onClick={retry} className={buttonClass()}>
				Try again
			</button>
			{/* A full page load rather than a router link, so that whatever failed is left behind. */}
			<a href="/" className={buttonClass({ variant: "outline" })}>
				Go to the dashboard
			</a>
		</QuietPage>
	);
}
