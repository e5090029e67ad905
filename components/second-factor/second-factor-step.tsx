"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSubmitAuth } from "@/components/account/sign-in/use-submit-auth";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { useFinishSignIn } from "@/lib/browser/account/sign-in";
import type { SecondFactorMethods } from "@/lib/domain/second-factor/schema";

type SecondFactorStepProps = {
	methods: SecondFactorMethods;
	/** Returns to the password. */
	onBack: () => void;
};

/** The step after the password, for a person with a second factor. */
export function SecondFactorStep({ methods, onBack }: SecondFactorStepProps) {
	const finish = useFinishSignIn();
	const { submit, isWaiting } = useSubmitAuth("Login failed", () => {});
	const [code, setCode] = useState("");
	const [isMissing, setMissing] = useState(false);
	const form = useRef<HTMLFormElement>(null);
	// The form with the password is gone, and the focus with it.
	useEffect(() => form.current?.querySelector<HTMLElement>("button, input")?.focus(), []);

	function send(event: FormEvent) {
		event.preventDefault();
		setMissing(!code.trim());
		if (code.trim()) return submit(() => finish.mutateAsync({ code }));
	}

	return (
		<form ref={form} noValidate onSubmit={send} className="grid gap-5">
			<p role="status">One more step, so that nobody else gets in with your password.</p>
			{methods.passkey && (
				<Button size="lg" disabled={isWaiting} onClick={() => submit(() => finish.mutateAsync("passkey"))}>
					Use your passkey
				</Button>
			)}
			<Field
				label="Code"
				hint={
					methods.totp
						? "The six digits that your app shows now, or one of your recovery codes."
						: "One of your recovery codes, if your passkey is lost."
				}
				error={isMissing ? "Please enter the code" : undefined}
				required
			>
				{(control) => (
					<Input
						{...control}
						autoComplete="one-time-code"
						autoCapitalize="none"
						autoCorrect="off"
						spellCheck={false}
						value={code}
						onChange={(event) => setCode(event.target.value)}
					/>
				)}
			</Field>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<Button type="submit" size="lg" variant={methods.passkey ? "outline" : "primary"} pending={isWaiting}>
					Go on
				</Button>
				<Button variant="link" size="inline" onClick={onBack}>
					Back to the password
				</Button>
			</div>
		</form>
	);
}
