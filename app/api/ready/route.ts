import { ready } from "@/lib/server/core/health";
import { withPublic } from "@/lib/server/core/http/route";
import { sweep } from "@/lib/server/sweep/service";

export const GET = withPublic({ isPolled: true }, async () => {
	await sweep();
	return ready();
});
