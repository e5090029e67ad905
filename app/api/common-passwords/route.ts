import { commonPasswords } from "@/lib/server/account/sign-in/new-password";
import { withPublic } from "@/lib/server/core/http/route";

export const GET = withPublic({}, async () => [...(await commonPasswords())]);
