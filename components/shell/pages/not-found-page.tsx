import Link from "next/link";
import { Button } from "@/components/ui/button";
import { QuietPage } from "./quiet-page";

/** Shown at an address without a screen. */
export function NotFoundPage() {
	return (
		<QuietPage title="There is no page here" text="The address may have changed, or it was never written.">
			<Button asChild>
				<Link href="/">Go to the dashboard</Link>
			</Button>
		</QuietPage>
	);
}
