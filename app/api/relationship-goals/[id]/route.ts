import { goalUpdateSchema } from "@/lib/domain/goals/schema";
import { idParams, ownUserParams } from "@/lib/server/core/http/params";
import { withUser } from "@/lib/server/core/http/route";
import { deleteGoal, listGoals, updateGoal } from "@/lib/server/goals/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => listGoals(user.id));

/** Here and below, the id is the goal's. */
export const PUT = withUser({ params: idParams, body: goalUpdateSchema }, ({ user, params, body }) =>
	updateGoal(user.id, params.id, body),
);

export const DELETE = withUser({ params: idParams }, ({ user, params }) => deleteGoal(user.id, params.id));
