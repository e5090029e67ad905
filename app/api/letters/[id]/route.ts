import { markSchema } from "@/lib/domain/letters/schema";
import { idParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { markLetter, readLetter } from "@/lib/server/letters/service";

export const GET = withUser({ params: idParams, counts: "as-search" }, ({ user, params, now }) =>
	readLetter(user, params.id, now),
);

export const PUT = withUser({ params: idParams, body: markSchema }, ({ user, params, body, now }) =>
	markLetter(user, params.id, body.mark, now),
);
