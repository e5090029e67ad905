"use client";

import { Button } from "@/components/ui/button";
import { QuietPage } from "./quiet-page";

/** Shown in place of a screen that failed. `retry` renders it anew, with fresh data. */
export function ErrorPage({ retry }: { retry: () => void }) {
	return (
		<QuietPage
			title="This page did not open"
			text="Something went wrong on our side. What you have saved is safe. Trying again in a moment often helps."
		>
			<Button onClick={retry}>Try again</Button>
			{/* A full page load rather than a link, so that whatever failed is left behind. */}
			<Button asChild variant="outline">
				<a href="/">Go to the dashboard</a>
			</Button>
		</QuietPage>
	);
}
