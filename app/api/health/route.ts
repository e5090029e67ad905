import { health } from "@/lib/core/health";
import { withPublic } from "@/lib/core/route";

export const GET = withPublic({}, () => health());
