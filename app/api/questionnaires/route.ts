import { withUser } from "@/lib/core/route";
import { listQuestionnaires } from "@/lib/questionnaires/service";

export const GET = withUser({}, () => listQuestionnaires());
