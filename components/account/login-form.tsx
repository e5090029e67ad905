"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { toast } from "@/components/ui/toast";
import { WaitingDialog } from "@/components/ui/waiting-dialog";
import { useLogin } from "@/lib/account/client";
import { loginFormSchema } from "@/lib/account/schema";
import { IdentifierSwitch, type IdentifierType } from "./identifier-switch";
import { useSubmitAuth } from "./use-submit-auth";

type Values = z.infer<typeof loginFormSchema>;

const missing = {
	email: { title: "Missing email", description: "Please enter your email address" },
	username: { title: "Missing username", description: "Please enter your username" },
} as const;

/** Checks the identifier that is chosen; the other one is empty. */
const formSchema = loginFormSchema.superRefine((values, context) => {
	const { identifierType: type } = values;
	const value = values[type].trim();
	const isEmail = type === "username" || z.email().safeParse(value).success;
	const problem = !value
		? `${type === "email" ? "Email" : "Username"} is required`
		: isEmail
			? null
			: "Invalid email address";
	if (problem) context.addIssue({ code: "custom", path: [type], message: problem });
});

/** Email or username, and password. */
export function LoginForm() {
	const login = useLogin();
	const [isForgotten, setForgotten] = useState(false);
	const form = useForm<Values>({
		resolver: zodResolver(formSchema),
		defaultValues: { identifierType: "email", email: "", username: "", password: "" },
	});
	const { errors } = form.formState;
	const { submit, isWaiting } = useSubmitAuth("Login failed", () =>
		form.setError("password", { message: "Please check your password" }),
	);
	const type = form.watch("identifierType");

	function switchTo(next: IdentifierType) {
		form.setValue("identifierType", next);
		form.setValue(next === "email" ? "username" : "email", "");
		form.clearErrors();
	}

	function send({ password, ...values }: Values) {
		return submit(() => login.mutateAsync({ password, [type]: values[type].trim() }));
	}

	function refuse(found: FieldErrors<Values>) {
		if (found[type] && !form.getValues(type).trim()) toast({ ...missing[type], variant: "destructive" });
	}

	return (
		<>
			<form noValidate onSubmit={form.handleSubmit(send, refuse)} className="grid gap-5">
				<IdentifierSwitch value={type} onChange={switchTo} />
				<Field key={type} label={type === "email" ? "Email" : "Username"} error={errors[type]?.message} required>
					{(control) => (
						<Input
							{...control}
							{...form.register(type)}
							type={type === "email" ? "email" : "text"}
							autoComplete="username"
							autoCapitalize="none"
							autoCorrect="off"
							spellCheck={false}
						/>
					)}
				</Field>
				<Field
					label="Password"
					error={errors.password?.message}
					required
					aside={
						<Button variant="link" size="inline" className="-my-2 text-sm" onClick={() => setForgotten(true)}>
							Forgot password?
						</Button>
					}
				>
					{(control) => (
						<PasswordInput
							{...control}
							{...form.register("password", { onChange: () => form.clearErrors("password") })}
							autoComplete="current-password"
						/>
					)}
				</Field>
				<Button type="submit" size="lg" pending={isWaiting}>
					Login
				</Button>
			</form>
			<ConfirmDialog
				open={isForgotten}
				onOpenChange={setForgotten}
				title="Reset Password"
				description="Please contact an administrator to request a password reset. They can send you a link to choose a new one."
				confirmLabel="OK"
				onConfirm={() => setForgotten(false)}
			/>
			<WaitingDialog open={isWaiting} title="Logging in" description="Please wait while we log you in..." />
		</>
	);
}
