"use client";

import type { ComponentProps } from "react";
import { Field } from "@/components/ui/forms/field";
import { PasswordInput } from "@/components/ui/forms/password-input";
import { lazyPart } from "@/components/ui/lazy-part";
import { PASSWORD_HINT } from "@/lib/domain/account/password";

// The first load of a form does without it. Where it cannot be loaded, the form works all the same.
const PasswordMeter = lazyPart(() => import("./password-meter").then((module) => module.PasswordMeter), {
	onFailed: () => {},
});

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, "value" | "autoComplete"> & {
	label: string;
	error: string | undefined;
	/** What is typed. */
	password: string;
	/** Whose password it will be, as far as the form knows. */
	person?: { username: string; email: string };
	/** Whether the field is given its value, and not only its meter. */
	isControlled?: boolean;
};

const nobody = { username: "", email: "" };

/** The box for a new password: what makes a good one stands below it before anything is typed. */
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
						{...(isControlled && { value: password })}
						autoComplete="new-password"
					/>
				)}
			</Field>
			{password !== "" && !error && <PasswordMeter password={password} person={person} />}
		</div>
	);
}
