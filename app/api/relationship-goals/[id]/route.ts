import { idParams, ownUserParams } from "@/lib/core/params";
import { withUser } from "@/lib/core/route";
import { goalUpdateSchema } from "@/lib/goals/schema";
import { deleteGoal, listGoals, updateGoal } from "@/lib/goals/service";

/** Here the id is the person's. */
export const GET = withUser({ params: ownUserParams }, ({ user }) => listGoals(user.id));

/** Here and below it is the goal's. */
export const PUT = withUser({ params: idParams, body: goalUpdateSchema }, ({ user, params, body }) =>
	updateGoal(user.id, params.id, body),
);

export const DELETE = withUser({ params: idParams }, ({ user, params }) => deleteGoal(user.id, params.id));
