import { queryOf } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { generateQuerySchema } from "@/lib/life-script/schema";
import { generateLifeScript } from "@/lib/life-script/service";
import { countryOf } from "@/lib/safety/country";

export const POST = withUser({}, ({ user, request, now }) => {
	const { from } = queryOf(request, generateQuerySchema);
	return generateLifeScript(user, { at: now, from, country: countryOf(request.headers).country });
});
