import Link from "next/link";
import { Button } from "@/components/ui/button";
import { QuietPage } from "./quiet-page";

/** What is shown where there is no screen. */
export function NotFoundPage() {
	return (
		<QuietPage title="There is no page here" text="The address may have changed, or it was never written.">
			<Button asChild>
				<Link href="/">Go to the dashboard</Link>
			</Button>
		</QuietPage>
	);
}
