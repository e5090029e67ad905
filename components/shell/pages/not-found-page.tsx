import { buttonClass } from "@/components/ui/button-class";
import { QuietPage } from "./quiet-page";

/** Shown at a URL without a screen. */
export function NotFoundPage() {
	return (
		<QuietPage title="There is no page here" text="The address may have changed, or there may be a typo in it.">
			{/* Not a Link: this page is part of every screen's code, and most never show it. */}
			<a href="/" className={buttonClass()}>
				Go to the dashboard
			</a>
		</QuietPage>
	);
}
