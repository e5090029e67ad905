import { buttonClass } from "@/components/ui/button-class";
import { QuietPage } from "./quiet-page";

/** Shown at an address without a screen. */
export function NotFoundPage() {
	return (
		<QuietPage title="There is no page here" text="The address may have changed, or it was never written.">
			{/* Not a Link: this page comes along with every screen, and most never show it. */}
			<a href="/" className={buttonClass()}>
				Go to the dashboard
			</a>
		</QuietPage>
	);
}
