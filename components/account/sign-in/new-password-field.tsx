"use client";

import type { ComponentProps } from "react";
import { Field } from "@/components/ui/forms/field";
import { PasswordInput } from "@/components/ui/forms/password-input";
import { lazyPart } from "@/components/ui/lazy-part";
import { PASSWORD_HINT } from "@/lib/domain/account/password";

// Loaded separately, so the form doesn't wait for it. If it can't be loaded, the form works without it.
const PasswordMeter = lazyPart(() => import("./password-meter").then((module) => module.PasswordMeter), {
	onFailed: () => {},
});

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, "value" | "autoComplete"> & {
	label: string;
	error: string | undefined;
	/** The typed password. */
	password: string;
	/** The person whose password it will be, as far as the form knows. */
	person?: { username: string; email: string };
	/** Whether the field is controlled; otherwise the password is only used for the meter. */
	isControlled?: boolean;
};

const nobody = { username: "", email: "" };

/** A field for a new password. Says below what makes a good one before anything is typed. */
export function NewPasswordField({
	label,
	error,
	password,
	person = nobody,
	isControlled = true,
	...input
}: NewPasswordFieldProps) {
	return (
		<div>
			<Field label={label} hint={PASSWORD_HINT} error={error} required>
				{(control) => (
					<PasswordInput
						{...control}
						{...input}
						which={label.toLowerCase()}
						{...(isControlled && { value: password })}
						autoComplete="new-password"
					/>
				)}
			</Field>
			{password !== "" && !error && <PasswordMeter password={password} person={person} />}
		</div>
	);
}
