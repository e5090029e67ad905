"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, apiRequest } from "@/lib/browser/core/api-client";
import { askForPasskey, PasskeyNotUsed } from "@/lib/browser/second-factor/passkey";
import type { ClientUser, Login, Registration } from "@/lib/domain/account/schema";
import { secondFactorPath } from "@/lib/domain/second-factor/paths";
import type { SecondFactorMethods } from "@/lib/domain/second-factor/schema";
import { forgetEverybody, loggedOutKey, readUser, userKey } from "./client";

export type AuthResult =
	| { ok: true; user: ClientUser }
	/** The password was right, and one of these second factors has to follow. */
	| { ok: false; kind: "second-factor"; methods: SecondFactorMethods }
	/** `refused`: the server refused. `offline`: the server did not respond. */
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

/** Finishes signing in with a code after the password, or with a passkey, either after the password or alone. */
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

/**
 * Signs in or signs up. On success the person is in the cache, and reading them again has confirmed the session;
 * `verified` is false if that read failed.
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
