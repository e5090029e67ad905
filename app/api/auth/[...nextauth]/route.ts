import { z } from "zod";
import { handshake } from "@/lib/account/oidc";
import { withPublic } from "@/lib/core/route";

const params = z.object({ nextauth: z.array(z.string()) });

const handler = withPublic({ params }, ({ request, params: path, session, now }) =>
	handshake(request, path, (userId) => session.begin(userId, now)),
);

export { handler as GET, handler as POST };
