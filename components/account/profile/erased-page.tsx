import { QuietPage } from "@/components/shell/pages/quiet-page";
import { Button } from "@/components/ui/button";
import { backupsSentence } from "@/lib/domain/account/erasing";

const spokenDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** @param until The day by which the backups are gone, or null if that is not known. */
export function ErasedPage({ until }: { until: string | null }) {
	return (
		<main className="lamplight min-h-dvh">
			<QuietPage
				title="It is gone"
				text={`Your account and everything in it are erased, and this browser keeps nothing of it. ${backupsSentence(until && spokenDay.format(new Date(until)))}`}
			>
				<Button variant="outline" asChild>
					<a href="/">To the first page</a>
				</Button>
			</QuietPage>
		</main>
	);
}
