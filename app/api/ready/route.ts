import { ready } from "@/lib/server/core/health";
import { withPublic } from "@/lib/server/core/http/route";
import { remind } from "@/lib/server/reminders/look";
import { sweep } from "@/lib/server/sweep/service";

export const GET = withPublic({ isPolled: true }, async () => {
	// If the host suspends the app between requests, a cron job calls this.
	await Promise.all([sweep(), remind()]);
	return ready();
});
