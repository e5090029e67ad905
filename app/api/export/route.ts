import { withUser } from "@/lib/server/core/http/route";
import { exportHead, exportZip } from "@/lib/server/export/zip";

export const GET = withUser({}, ({ user, now, request }) => exportZip(user, now, request.signal));

export const HEAD = withUser({}, ({ now }) => exportHead(now));
