import { AppError } from "@/lib/domain/core/errors";
import { withUser } from "@/lib/server/core/http/route";

/**
 * Handles paths that the API does not have. They need a session like the others, so that a stranger cannot tell which
 * exist.
 */
const handler = withUser({}, () => {
	throw new AppError("not_found", "There is nothing here.");
});

export { handler as DELETE, handler as GET, handler as PATCH, handler as POST, handler as PUT };
