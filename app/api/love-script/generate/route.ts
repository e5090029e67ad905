import { queryOf } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { generateQuerySchema } from "@/lib/life-script/schema";
import { generateLoveScript } from "@/lib/love-script/service";
import { countryOf } from "@/lib/safety/country";

export const POST = withUser({}, ({ user, request, now }) => {
	const { from } = queryOf(request, generateQuerySchema);
	return generateLoveScript(user, { at: now, from, country: countryOf(request.headers).country });
});
