import { pauseSchema } from "@/lib/domain/memory/schema";
import { withUser } from "@/lib/server/core/http/route";
import { setPaused } from "@/lib/server/memory/pauses";

export const PUT = withUser({ counts: "as-change", body: pauseSchema }, ({ user, body }) =>
	setPaused(user.id, body.paused),
);
