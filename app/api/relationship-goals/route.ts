import { withUser } from "@/lib/core/route";
import { newGoalSchema } from "@/lib/goals/schema";
import { createGoal } from "@/lib/goals/service";

export const POST = withUser({ body: newGoalSchema }, ({ user, body }) => createGoal(user.id, body));
