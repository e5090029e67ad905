"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError, apiRequest } from "@/lib/browser/core/api-client";
import { forgetOffRecord } from "@/lib/browser/off-record/stored-conversation";
import { closeShelf } from "@/lib/browser/offline/close";
import { askForPasskey, PasskeyNotUsed } from "@/lib/browser/second-factor/passkey";
import type { ClientUser, Login, ProfileUpdate, Registration } from "@/lib/domain/account/schema";
import { secondFactorPath } from "@/lib/domain/second-factor/paths";
import type { SecondFactorMethods } from "@/lib/domain/second-factor/schema";
import { announceLogout, onLogoutElsewhere } from "./logout-channel";

/** The path is the key, as for every read. */
export const userKey = ["/api/user"] as const;

/** Whether the last person here logged out themselves; otherwise their session ended. */
const loggedOutKey = ["logged-out"] as const;

/** Whether nobody is signed in because the person logged out, rather than because the session ended. */
export const hasLoggedOut = (queryClient: QueryClient): boolean =>
	queryClient.getQueryData<boolean>(loggedOutKey) ?? false;

/** The signed-in person. A 401 means "nobody", and is not an error. */
async function readUser(signal?: AbortSignal): Promise<ClientUser | null> {
	try {
		return await apiRequest<ClientUser>("GET", userKey[0], { signal });
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) return null;
		throw error;
	}
}

/** Fresh for 5 s, cached for an hour, retried twice, and read again whenever the person comes back to the tab. */
export const userQuery = {
	queryKey: userKey,
	queryFn: ({ signal }: { signal: AbortSignal }) => readUser(signal),
	staleTime: 5_000,
	gcTime: 3_600_000,
	retry: 2,
	refetchOnMount: true,
	refetchOnWindowFocus: true,
	refetchOnReconnect: true,
};

export function useUser() {
	return useQuery(userQuery);
}

export type AuthResult =
	| { ok: true; user: ClientUser }
	/** The password was right; one of these has to follow. */
	| { ok: false; kind: "second-factor"; methods: SecondFactorMethods }
	/** `refused`: the server said no. `offline`: it did not answer. */
	| { ok: false; kind: "refused" | "offline"; message: string };

async function attempt(call: () => Promise<ClientUser>): Promise<AuthResult> {
	try {
		return { ok: true, user: await call() };
	} catch (error) {
		if (error instanceof PasskeyNotUsed) throw error;
		if (error instanceof ApiError) return { ok: false, kind: "refused", message: error.text };
		return { ok: false, kind: "offline", message: error instanceof Error ? error.message : String(error) };
	}
}

type LoginAnswer = { ok: true; user: ClientUser } | { ok: false; secondFactor: SecondFactorMethods };

export async function login(values: Login): Promise<AuthResult> {
	let methods: SecondFactorMethods | undefined;
	const result = await attempt(async () => {
		const answer = await apiRequest<LoginAnswer>("POST", "/api/login", { body: values });
		if (answer.ok) return answer.user;
		methods = answer.secondFactor;
		throw new Error("A second factor is to follow");
	});
	return methods ? { ok: false, kind: "second-factor", methods } : result;
}

const signInPath = `${secondFactorPath}/sign-in`;

/** Signs in with a code after the password, or with a passkey, either after the password or alone. */
async function finishSignIn(proof: { code: string } | "passkey"): Promise<AuthResult> {
	try {
		return await attempt(async () => {
			const body =
				proof === "passkey"
					? { passkey: await askForPasskey(await apiRequest("POST", `${signInPath}/options`)) }
					: proof;
			return (await apiRequest<{ user: ClientUser }>("POST", signInPath, { body })).user;
		});
	} catch (error) {
		if (error instanceof PasskeyNotUsed) return { ok: false, kind: "refused", message: error.message };
		throw error;
	}
}

export function register(values: Registration): Promise<AuthResult> {
	return attempt(() => apiRequest<ClientUser>("POST", "/api/register", { body: values }));
}

/** Forgets what was read for the person who was here before. */
function forgetEverybody(queryClient: QueryClient): void {
	queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== userKey[0] });
}

/**
 * Signs in or up. On success the person is in the cache, and reading them again has confirmed the session; `verified`
 * is false if that read failed.
 */
function useAuth<Values>(call: (values: Values) => Promise<AuthResult>) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async (values: Values) => {
			const result = await call(values);
			if (!result.ok) return result;
			const before = queryClient.getQueryData<ClientUser | null>(userKey);
			if (before?.id !== result.user.id) forgetEverybody(queryClient);
			queryClient.removeQueries({ queryKey: loggedOutKey });
			try {
				const user = await readUser();
				queryClient.setQueryData(userKey, user);
				return { ...result, verified: user !== null };
			} catch {
				return { ...result, verified: false };
			}
		},
	});
}

export const useLogin = () => useAuth(login);
export const useFinishSignIn = () => useAuth(finishSignIn);
export const useRegister = () => useAuth(register);

/** Changes the profile; fields that are left out stay as they are. @throws ApiError */
export function useUpdateProfile() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (body: ProfileUpdate) => apiRequest<ClientUser>("POST", "/api/update-profile", { body }),
		onSuccess: async (user) => {
			// A read that began earlier would bring back the old profile.
			await queryClient.cancelQueries({ queryKey: userKey });
			queryClient.setQueryData<ClientUser | null>(userKey, user);
		},
	});
}

/** The person has logged out. Nothing of theirs is left in memory, or can be read offline. */
function leave(queryClient: QueryClient): void {
	void closeShelf();
	forgetEverybody(queryClient);
	forgetOffRecord();
	queryClient.setQueryData(loggedOutKey, true);
	queryClient.setQueryData(userKey, null);
}

/** Ends the session, here and in the other tabs of this browser. */
export function useLogout() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => apiRequest<{ ok: true }>("POST", "/api/logout"),
		onSuccess: () => {
			leave(queryClient);
			announceLogout();
		},
	});
}

/** Follows a logout in another tab, so that nothing stays readable in this one. */
export function useLogoutElsewhere(): void {
	const queryClient = useQueryClient();
	useEffect(() => onLogoutElsewhere(() => leave(queryClient)), [queryClient]);
}
