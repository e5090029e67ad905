"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import { goalsPath } from "@/lib/domain/goals/paths";
import type { ClientGoal, GoalForm, GoalUpdate } from "@/lib/domain/goals/schema";

export function useGoals(userId: number) {
	return useQuery<ClientGoal[]>({ queryKey: [goalsPath(userId)] });
}

function useChange<Input, Output>(userId: number, change: (input: Input) => Promise<Output>) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: change,
		// Also after a failure: another tab may have changed the goals.
		onSettled: () => queryClient.invalidateQueries({ queryKey: [goalsPath(userId)] }),
	});
}

/**
 * Reads a goal as it is saved now; null if it is gone.
 * @throws ApiError
 */
export async function readGoal(userId: number, id: string): Promise<ClientGoal | null> {
	const goals = await apiRequest<ClientGoal[]>("GET", goalsPath(userId));
	return goals.find((goal) => goal.id === id) ?? null;
}

/**
 * Creates a goal.
 * @throws ApiError; 409 if there are two already.
 */
export function useCreateGoal(userId: number) {
	return useChange(userId, ({ title, ...goal }: GoalForm) =>
		apiRequest<ClientGoal>("POST", "/api/relationship-goals", {
			body: { ...goal, ...(title.trim() !== "" && { title }), userId },
		}),
	);
}

/**
 * Changes a goal.
 * @throws ApiError; 409 if a field of the form is no longer what it was.
 */
export function useUpdateGoal(userId: number) {
	return useChange(userId, ({ id, ...update }: GoalUpdate & { id: string }) =>
		apiRequest<ClientGoal>("PUT", `/api/relationship-goals/${id}`, { body: update }),
	);
}

/**
 * Deletes a goal.
 * @throws ApiError
 */
export function useDeleteGoal(userId: number) {
	return useChange(userId, (id: string) => apiRequest<Deleted>("DELETE", `/api/relationship-goals/${id}`));
}
