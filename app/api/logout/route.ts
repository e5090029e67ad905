import { withPublic } from "@/lib/server/core/http/route";

/** Public, so that signing out twice, or after the session ended, is not an error. */
export const POST = withPublic({}, async ({ session }) => {
	await session.end();
	return { ok: true };
});
