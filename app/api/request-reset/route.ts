import { requestResetSchema } from "@/lib/domain/account/schema";
import { requestReset } from "@/lib/server/account/reset";
import { withPublic } from "@/lib/server/core/http/route";

export const POST = withPublic({ body: requestResetSchema }, ({ body, address, now }) =>
	requestReset(body, address, now),
);
