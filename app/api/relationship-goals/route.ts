import { newGoalSchema } from "@/lib/domain/goals/schema";
import { withUser } from "@/lib/server/core/http/route";
import { createGoal } from "@/lib/server/goals/service";

export const POST = withUser({ body: newGoalSchema }, ({ user, body }) => createGoal(user.id, body));
