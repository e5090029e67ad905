import { practiceParams } from "@/lib/domain/talks/paths";
import { withUser } from "@/lib/server/core/http/route";
import { openPractice } from "@/lib/server/exercises/service";

export const GET = withUser({ params: practiceParams }, ({ user, params, country }) =>
	openPractice(user.id, params.slug, country),
);
