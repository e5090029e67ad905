import { quoteSchema } from "@/lib/domain/journal/schema";
import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { chooseQuote } from "@/lib/server/journal/quote";

export const PUT = withUser({ params: idParams, body: quoteSchema }, ({ user, params, body }) =>
	chooseQuote(user.id, params.id, body.quote),
);
