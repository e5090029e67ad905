import { z } from "zod";
import { handshake } from "@/lib/server/account/oidc";
import { withPublic } from "@/lib/server/core/http/route";

const params = z.object({ nextauth: z.array(z.string()) });

const handler = withPublic({ params }, ({ request, params: path, session, now }) =>
	handshake(request, path, session, now),
);

export { handler as GET, handler as POST };
