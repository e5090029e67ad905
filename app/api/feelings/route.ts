import { chooseFeelingSchema, feelingRangeSchema } from "@/lib/domain/feelings/schema";
import { withUser } from "@/lib/server/core/http/route";
import { chooseFeeling, listFeelings } from "@/lib/server/feelings/service";

export const GET = withUser({ query: feelingRangeSchema }, ({ user, query }) => listFeelings(user.id, query));

export const PUT = withUser({ body: chooseFeelingSchema }, ({ user, body }) => chooseFeeling(user, body));
