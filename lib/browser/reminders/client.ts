"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import { hasNeutralTitle } from "@/lib/browser/discretion/neutral";
import { type ClientReminder, type ReminderTimes, remindersPath } from "@/lib/domain/reminders/reminder";
import { subscribe, unsubscribe } from "./push";

export const useReminder = (isWanted: boolean) =>
	useQuery<ClientReminder>({ queryKey: [remindersPath], enabled: isWanted });

/**
 * Turns on reminders at these times in this browser.
 * @throws PushRefused; ApiError
 */
export function useRemindHere() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async ({ key, ...times }: Omit<ReminderTimes, "zone"> & { key: string }) => {
			const browser = await subscribe(key);
			const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
			const body = { ...times, zone, isNeutral: hasNeutralTitle(), browser };
			return apiRequest<ClientReminder>("PUT", remindersPath, { body });
		},
		onSuccess: (reminder) => queryClient.setQueryData<ClientReminder>([remindersPath], reminder),
	});
}

/**
 * Turns off all reminders, in every browser.
 * @throws ApiError
 */
export function useEndReminders() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async () => {
			await apiRequest("DELETE", remindersPath);
			await unsubscribe();
		},
		onSuccess: () =>
			queryClient.setQueryData<ClientReminder>(
				[remindersPath],
				(known) => known && { ...known, reminder: null, browsers: [] },
			),
	});
}
