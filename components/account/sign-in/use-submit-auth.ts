import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { dismissToast, toast } from "@/components/ui/feedback/toast";
import type { AuthResult } from "@/lib/browser/account/sign-in";
import type { SecondFactorMethods } from "@/lib/domain/second-factor/schema";

type VerifiedResult = AuthResult & { verified?: boolean };

/**
 * Sends a sign-in or registration form and reports the result. After a success the server renders the screen at this
 * URL; the form stays pending until that has arrived.
 * @param failedTitle The toast's title if the server refuses.
 * @param onPasswordProblem Called with the server's sentence if it is about the password.
 * @param onSecondFactor Called with the second factors if one is needed after the password.
 */
export function useSubmitAuth(
	failedTitle: string,
	onPasswordProblem: (sentence: string) => void,
	onSecondFactor: (methods: SecondFactorMethods) => void = () => {},
) {
	const router = useRouter();
	const [isSending, setSending] = useState(false);
	const [isArriving, startArriving] = useTransition();

	async function submit(send: () => Promise<VerifiedResult>) {
		// The toast of the last attempt.
		dismissToast();
		setSending(true);
		const result = await send();
		setSending(false);
		if (result.ok && result.verified) return startArriving(() => router.refresh());
		if (result.ok) {
			return toast({
				title: "Authentication Error",
				description: "Failed to verify login status. Please try again.",
				variant: "destructive",
			});
		}
		if (result.kind === "second-factor") return onSecondFactor(result.methods);
		if (result.kind === "offline") {
			return toast({
				title: "Server error",
				description: "Unable to connect to the server. Please try again.",
				variant: "destructive",
			});
		}
		if (/password/i.test(result.message)) onPasswordProblem(result.message);
		toast({
			title: failedTitle,
			// A failing server sends no sentence.
			description: result.message || "Something went wrong on our side. Please try again.",
			variant: "destructive",
		});
	}

	return { submit, isWaiting: isSending || isArriving };
}
