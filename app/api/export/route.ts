import { withUser } from "@/lib/server/core/http/route";
import { exportZip } from "@/lib/server/export/zip";

export const GET = withUser({}, ({ user, now }) => exportZip(user, now));
