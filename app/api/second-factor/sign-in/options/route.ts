import { withPublic } from "@/lib/server/core/http/route";
import { beginPasskeySignIn } from "@/lib/server/second-factor/sign-in";

/** Returns what the browser needs to sign in with a passkey. */
export const POST = withPublic({}, ({ request, session, address, now }) =>
	beginPasskeySignIn({ request, session, now }, address),
);
