import { idParams, ownUserParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { loveScriptEditSchema } from "@/lib/love-script/schema";
import { editLoveScript, readLoveScript } from "@/lib/love-script/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => readLoveScript(user.id));

/** Here it is the script's. */
export const PUT = withUser({ params: idParams, body: loveScriptEditSchema }, ({ user, params, body }) =>
	editLoveScript(user.id, params.id, body),
);
