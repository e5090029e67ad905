import { lifeScriptEditSchema } from "@/lib/domain/scripts/life-schema";
import { idParams, ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { lifeScript } from "@/lib/server/scripts/life";
import { editScript, readScript } from "@/lib/server/scripts/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => readScript(lifeScript, user.id));

/** Here the id is the script's. */
export const PUT = withUser({ params: idParams, body: lifeScriptEditSchema }, ({ user, params, body }) => {
	const { lifeScript: texts, patterns, version } = body;
	return editScript(lifeScript, { userId: user.id, id: params.id }, { texts, patterns, version });
});
