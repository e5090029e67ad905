import { withUser } from "@/lib/server/core/http/route";
import { listLetters } from "@/lib/server/letters/service";

export const GET = withUser({}, ({ user, now }) => listLetters(user, now));
