"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import type { Deleted } from "@/lib/browser/undo/client";
import { offeredPath, peoplePath, personPath } from "@/lib/domain/people/paths";
import type { ClientPerson, PersonPage } from "@/lib/domain/people/shown";

export const usePeople = () => useQuery<ClientPerson[]>({ queryKey: [peoplePath] });

/** Reads names on the person's newest pages that nobody has been given yet; only requested when needed. */
export const useOfferedNames = (isAsked: boolean) =>
	useQuery<{ names: string[] }>({ queryKey: [offeredPath], enabled: isAsked });

export const usePerson = (id: string) => useQuery<PersonPage>({ queryKey: [personPath(id)] });

function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: change,
		// Also after a failure: another tab may have changed them.
		onSettled: () =>
			queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(peoplePath) }),
	});
}

/**
 * Adds a person under these names.
 * @throws ApiError; 409 if a name is already somebody's.
 */
export const useNamePerson = () =>
	useChange((names: string[]) => apiRequest<ClientPerson>("POST", peoplePath, { body: { names } }));

/**
 * Replaces a person's names.
 * @param shown The names on the screen.
 * @throws ApiError; 409 if they are no longer these.
 */
export const useRenamePerson = ({ id, names: shown }: ClientPerson) =>
	useChange((names: string[]) =>
		apiRequest<ClientPerson>("PUT", personPath(id), { body: { names, was: { names: shown } } }),
	);

/**
 * Merges another person into this one.
 * @throws ApiError
 */
export const useMergePeople = (id: string) =>
	useChange((other: string) => apiRequest<ClientPerson>("POST", `${personPath(id)}/merge`, { body: { with: other } }));

/**
 * Removes a person.
 * @throws ApiError
 */
export const useRemovePerson = (id: string) => {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => apiRequest<Deleted>("DELETE", personPath(id)),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: [peoplePath] }),
	});
};
