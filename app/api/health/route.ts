import { health } from "@/lib/server/core/health";
import { withPublic } from "@/lib/server/core/http/route";

export const GET = withPublic({ isPolled: true }, () => health());
