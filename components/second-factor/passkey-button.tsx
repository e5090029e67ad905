"use client";

import { useSubmitAuth } from "@/components/account/sign-in/use-submit-auth";
import { Button } from "@/components/ui/button";
import { useFinishSignIn } from "@/lib/browser/account/sign-in";
import { useCanUsePasskeys } from "@/lib/browser/second-factor/passkey";

/** Signs in with just a passkey. Renders nothing if the browser does not support them. */
export function PasskeyButton() {
	const canUse = useCanUsePasskeys();
	const finish = useFinishSignIn();
	const { submit, isWaiting } = useSubmitAuth("Login failed", () => {});
	if (!canUse) return null;
	return (
		<Button
			variant="link"
			size="inline"
			pending={isWaiting}
			onClick={() => submit(() => finish.mutateAsync("passkey"))}
		>
			Log in with a passkey
		</Button>
	);
}
