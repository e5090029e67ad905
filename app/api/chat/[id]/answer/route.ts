import { chooseSchema } from "@/lib/domain/chat/schema";
import { chooseAnswer } from "@/lib/server/chat/again";
import { numberParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";

export const PUT = withUser(
	{ counts: "as-change", params: numberParams, body: chooseSchema },
	({ user, params, body }) => chooseAnswer(user.id, params.id, body.answerId),
);
