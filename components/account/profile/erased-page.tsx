import { QuietPage } from "@/components/shell/pages/quiet-page";
import { Button } from "@/components/ui/button";
import { backupsSentence } from "@/lib/domain/account/erasing";

const spokenDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const TRACES =
	"What its words have left in the files of the database is overwritten within the next minutes, also if the server is restarted. ";

/**
 * @param props.until The day by which the backups are gone, or null if that is not known.
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
					<a href="/">To the first page</a>
				</Button>
			</QuietPage>
		</main>
	);
}
