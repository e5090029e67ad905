import { idParams, ownUserParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { lifeScriptEditSchema } from "@/lib/life-script/schema";
import { editLifeScript, readLifeScript } from "@/lib/life-script/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => readLifeScript(user.id));

/** Here it is the script's. */
export const PUT = withUser({ params: idParams, body: lifeScriptEditSchema }, ({ user, params, body }) =>
	editLifeScript(user.id, params.id, body),
);
