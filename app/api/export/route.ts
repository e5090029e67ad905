import { withUser } from "@/lib/server/core/http/route";
import { exportZip } from "@/lib/server/export/zip";

export const GET = withUser({}, ({ user, now, request }) => exportZip(user, now, request.signal));
