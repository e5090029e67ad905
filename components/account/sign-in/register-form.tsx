"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { WaitingDialog } from "@/components/ui/dialogs/waiting-dialog";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { useRegister } from "@/lib/browser/account/sign-in";
import { registerFormSchema } from "@/lib/domain/account/schema";
import { NewPasswordField } from "./new-password-field";
import { useSubmitAuth } from "./use-submit-auth";

type Values = z.infer<typeof registerFormSchema>;

const exact = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

type RegisterFormProps = {
	/** Whether an invitation is needed to create an account. */
	needsInvitation?: boolean;
	/** The invitation from the link that the person followed. */
	invitation?: string;
};

/** The form for a new account. */
export function RegisterForm({ needsInvitation = false, invitation = "" }: RegisterFormProps) {
	const registration = useRegister();
	const form = useForm<Values>({
		resolver: zodResolver(registerFormSchema),
		defaultValues: { username: "", password: "", email: "", firstName: "", lastName: "", invitation },
	});
	const { errors } = form.formState;
	// Registered in their visual order, and not in that of rendering: the first invalid field gets the focus.
	const control = {
		username: form.register("username"),
		email: form.register("email"),
		password: form.register("password", { onChange: () => form.clearErrors("password") }),
	};
	const [username, email, password] = useWatch({ control: form.control, name: ["username", "email", "password"] });
	const { submit, isWaiting } = useSubmitAuth("Registration failed", (message) =>
		form.setError("password", { message }),
	);

	function send({ lastName, invitation: given, ...values }: Values) {
		if (needsInvitation && !given) return form.setError("invitation", { message: "You need an invitation here" });
		const last = lastName.trim();
		return submit(() =>
			registration.mutateAsync({
				...values,
				...(last && { lastName: last }),
				...(needsInvitation && { invitation: given }),
			}),
		);
	}

	return (
		<>
			<form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-5 [@media(max-height:56rem)]:gap-4">
				<Field label="Username" error={errors.username?.message} required>
					{(field) => <Input {...field} {...control.username} {...exact} autoComplete="username" />}
				</Field>
				<Field label="Email" error={errors.email?.message} required>
					{(field) => <Input {...field} {...control.email} {...exact} type="email" autoComplete="email" />}
				</Field>
				<NewPasswordField
					label="Password"
					error={errors.password?.message}
					password={password}
					person={{ username, email }}
					isControlled={false}
					{...control.password}
				/>
				<div className="grid gap-5 sm:grid-cols-2">
					<Field label="First name" error={errors.firstName?.message} required>
						{(control) => <Input {...control} {...form.register("firstName")} autoComplete="given-name" />}
					</Field>
					<Field label="Last name (optional)" error={errors.lastName?.message}>
						{(control) => <Input {...control} {...form.register("lastName")} autoComplete="family-name" />}
					</Field>
				</div>
				{needsInvitation && (
					<Field
						label="Invitation"
						hint="It is in the link you were given by whoever runs this server."
						error={errors.invitation?.message}
						required
					>
						{(control) => <Input {...control} {...form.register("invitation")} {...exact} autoComplete="off" />}
					</Field>
				)}
				<Button type="submit" size="lg" pending={isWaiting}>
					Create account
				</Button>
			</form>
			<WaitingDialog
				open={isWaiting}
				title="Creating account"
				description="Please wait while we create your account..."
			/>
		</>
	);
}
