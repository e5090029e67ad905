"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { WaitingDialog } from "@/components/ui/waiting-dialog";
import { useRegister } from "@/lib/account/client";
import { registerFormSchema } from "@/lib/account/schema";
import { useSubmitAuth } from "./use-submit-auth";

type Values = z.infer<typeof registerFormSchema>;

const exact = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** What a new account needs. */
export function RegisterForm() {
	const registration = useRegister();
	const form = useForm<Values>({
		resolver: zodResolver(registerFormSchema),
		defaultValues: { username: "", password: "", email: "", firstName: "", lastName: "" },
	});
	const { errors } = form.formState;
	const { submit, isWaiting } = useSubmitAuth("Registration failed", (message) =>
		form.setError("password", { message }),
	);

	function send({ lastName, ...values }: Values) {
		const last = lastName.trim();
		return submit(() => registration.mutateAsync(last ? { ...values, lastName: last } : values));
	}

	return (
		<>
			<form noValidate onSubmit={form.handleSubmit(send)} className="grid gap-5">
				<Field label="Username" error={errors.username?.message} required>
					{(control) => <Input {...control} {...form.register("username")} {...exact} autoComplete="username" />}
				</Field>
				<Field label="Email" error={errors.email?.message} required>
					{(control) => <Input {...control} {...form.register("email")} {...exact} type="email" autoComplete="email" />}
				</Field>
				<Field label="Password" error={errors.password?.message} required>
					{(control) => (
						<PasswordInput
							{...control}
							{...form.register("password", { onChange: () => form.clearErrors("password") })}
							autoComplete="new-password"
						/>
					)}
				</Field>
				<div className="grid gap-5 sm:grid-cols-2">
					<Field label="First name" error={errors.firstName?.message} required>
						{(control) => <Input {...control} {...form.register("firstName")} autoComplete="given-name" />}
					</Field>
					<Field label="Last name (optional)" error={errors.lastName?.message}>
						{(control) => <Input {...control} {...form.register("lastName")} autoComplete="family-name" />}
					</Field>
				</div>
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
