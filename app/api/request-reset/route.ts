import { requestReset } from "@/lib/account/reset";
import { requestResetSchema } from "@/lib/account/schema";
import { withPublic } from "@/lib/core/route";

export const POST = withPublic({ body: requestResetSchema }, ({ address }) => requestReset(address));
