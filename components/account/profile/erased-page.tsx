import { QuietPage } from "@/components/shell/pages/quiet-page";
import { Button } from "@/components/ui/button";
import { backupsSentence } from "@/lib/domain/account/erasing";

const spokenDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const TRACES =
	"What is left of your words in the database files is overwritten within a few days, at a quiet time, even if the server restarts. ";

/**
 * Confirms that the account was erased.
 * @param props.until The day by which the backups are gone, or null if unknown.
 * @param props.leavesTraces Whether something is still to be overwritten.
 */
export function ErasedPage({ until, leavesTraces }: { until: string | null; leavesTraces: boolean }) {
	return (
		<main className="lamplight min-h-dvh">
			<QuietPage
				title="It is gone"
				text={`Your account and everything in it are erased, and this browser keeps nothing of it. ${leavesTraces ? TRACES : ""}${backupsSentence(until && spokenDay.format(new Date(until)))}`}
			>
				<Button variant="outline" asChild>
					<a href="/">Go to the start page</a>
				</Button>
			</QuietPage>
		</main>
	);
}
