import { loveScriptEditSchema } from "@/lib/domain/scripts/love-schema";
import { idParams, ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { loveScript } from "@/lib/server/scripts/love";
import { editScript, readScript } from "@/lib/server/scripts/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => readScript(loveScript, user.id));

/** Here the id is the script's. */
export const PUT = withUser({ params: idParams, body: loveScriptEditSchema }, ({ user, params, body }) => {
	const { loveScript: texts, patterns, version } = body;
	return editScript(loveScript, { userId: user.id, id: params.id }, { texts, patterns, version });
});
