import { withUser } from "@/lib/server/core/http/route";
import { listQuestionnaires } from "@/lib/server/questionnaires/service";

export const GET = withUser({}, () => listQuestionnaires());
