import { MAX_OFF_RECORD_BYTES, offRecordSchema } from "@/lib/domain/off-record/schema";
import { withUser } from "@/lib/server/core/http/route";
import { answerOffRecord } from "@/lib/server/off-record/service";

export const POST = withUser(
	{ counts: "as-change", body: offRecordSchema, maxBytes: MAX_OFF_RECORD_BYTES },
	({ user, body, country, request, now }) => answerOffRecord(user, body, { country, signal: request.signal, now }),
);
