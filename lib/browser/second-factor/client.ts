"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { apiRequest } from "@/lib/browser/core/api-client";
import { secondFactorPath } from "@/lib/domain/second-factor/paths";
import type { NewCodeApp, NewRecoveryCodes, ProofBody, SecondFactor } from "@/lib/domain/second-factor/schema";
import { makePasskey } from "./passkey";

const secondFactorQuery = queryOptions({
	queryKey: [secondFactorPath],
	queryFn: ({ signal }) => apiRequest<SecondFactor>("GET", secondFactorPath, { signal }),
});

/** Reads which second factors the person has set up. */
export const useSecondFactor = () => useQuery(secondFactorQuery);

/** Makes a mutation of the second factors. Errors are passed to the caller. */
function useChange<Values, Result>(mutationFn: (values: Values) => Promise<Result>) {
	const queryClient = useQueryClient();
	return useMutation({ mutationFn, onSuccess: () => queryClient.invalidateQueries(secondFactorQuery) });
}

/**
 * Begins to set up an authenticator app.
 * @throws ApiError
 */
export const useBeginCodeApp = () =>
	useChange((body: ProofBody) => apiRequest<NewCodeApp>("POST", `${secondFactorPath}/totp`, { body }));

/**
 * Sends the first code of that app.
 * @throws ApiError
 */
export const useConfirmCodeApp = () =>
	useChange((code: string) => apiRequest<NewRecoveryCodes>("PUT", `${secondFactorPath}/totp`, { body: { code } }));

/**
 * Removes the authenticator app.
 * @throws ApiError
 */
export const useRemoveCodeApp = () =>
	useChange((body: ProofBody) => apiRequest("DELETE", `${secondFactorPath}/totp`, { body }));

/**
 * Creates a passkey in this browser and registers it.
 * @throws ApiError, or PasskeyNotUsed
 */
export const useAddPasskey = () =>
	useChange(async (body: ProofBody) => {
		const options = await apiRequest<Parameters<typeof makePasskey>[0]>(
			"POST",
			`${secondFactorPath}/passkeys/options`,
			{ body },
		);
		const passkey = await makePasskey(options);
		return apiRequest<NewRecoveryCodes>("POST", `${secondFactorPath}/passkeys`, { body: { passkey } });
	});

/**
 * Removes a passkey.
 * @throws ApiError
 */
export const useRemovePasskey = () =>
	useChange(({ id, ...body }: ProofBody & { id: string }) =>
		apiRequest("DELETE", `${secondFactorPath}/passkeys/${encodeURIComponent(id)}`, { body }),
	);

/** Replaces the recovery codes with new ones. @throws ApiError */
export const useRenewRecoveryCodes = () =>
	useChange((body: ProofBody) => apiRequest<NewRecoveryCodes>("POST", `${secondFactorPath}/recovery-codes`, { body }));
