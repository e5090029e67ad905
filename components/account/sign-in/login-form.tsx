"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { z } from "zod";
import { PasskeyButton } from "@/components/second-factor/passkey-button";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { WaitingDialog } from "@/components/ui/dialogs/waiting-dialog";
import { toast } from "@/components/ui/feedback/toast";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { PasswordInput } from "@/components/ui/forms/password-input";
import { lazyPart } from "@/components/ui/lazy-part";
import { useLogin } from "@/lib/browser/account/sign-in";
import { loginFormSchema } from "@/lib/domain/account/schema";
import type { SecondFactorMethods } from "@/lib/domain/second-factor/schema";
import { IdentifierSwitch, type IdentifierType } from "./identifier-switch";
import { useSubmitAuth } from "./use-submit-auth";

// Only for people who have a second factor.
const SecondFactorStep = lazyPart(
	() => import("@/components/second-factor/second-factor-step").then((module) => module.SecondFactorStep),
	{
		close: ({ onBack }) => onBack(),
	},
);

const ForgottenDialog = lazyPart(() => import("./forgotten-dialog").then((module) => module.ForgottenDialog));

type Values = z.infer<typeof loginFormSchema>;

const missing = {
	email: { title: "Missing email", description: "Please enter your email address" },
	username: { title: "Missing username", description: "Please enter your username" },
} as const;

/** Validates the chosen identifier; the other one is empty. */
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

/** The second factors of a person who comes back from an issuer. This page does not know which of them they have. */
const either = { totp: true, passkey: true };
/** After this many refusals in a row, the other possible reason is mentioned. */
const MANY_REFUSALS = 3;

/**
 * Asks for email or username and password, and then for the second factor, if the person has one.
 * @param resetByMail Whether a person who forgot their password can have a link sent.
 * @param isHalfIn Whether an issuer has vouched for them, so that only the second factor is missing.
 */
export function LoginForm({ isHalfIn = false, resetByMail = false }: { isHalfIn?: boolean; resetByMail?: boolean }) {
	const [methods, setMethods] = useState(isHalfIn ? either : undefined);
	if (methods) return <SecondFactorStep methods={methods} onBack={() => setMethods(undefined)} />;
	return <PasswordForm onSecondFactor={setMethods} resetByMail={resetByMail} />;
}

type PasswordFormProps = { onSecondFactor: (methods: SecondFactorMethods) => void; resetByMail: boolean };

function PasswordForm({ onSecondFactor, resetByMail }: PasswordFormProps) {
	const [refusals, setRefusals] = useState(0);
	const login = useLogin();
	const [isForgotten, setForgotten] = useState(false);
	const form = useForm<Values>({
		resolver: zodResolver(formSchema),
		defaultValues: { identifierType: "email", email: "", username: "", password: "" },
	});
	const { errors } = form.formState;
	const { submit, isWaiting } = useSubmitAuth(
		"Login failed",
		() => {
			form.setError("password", { message: "Please check your password" });
			setRefusals((count) => count + 1);
		},
		onSecondFactor,
	);
	const type = form.watch("identifierType");

	function switchTo(next: IdentifierType) {
		form.setValue("identifierType", next);
		form.setValue(next === "email" ? "username" : "email", "");
		form.clearErrors();
	}

	// Somebody who has typed a username need not type it again.
	const typed = form.getValues("email").trim();
	const mayBeUsername = type === "email" && errors.email !== undefined && typed !== "" && !typed.includes("@");
	function takeAsUsername() {
		switchTo("username");
		form.setValue("username", typed);
		form.setFocus("password");
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
				{mayBeUsername && (
					<Button variant="link" size="inline" className="-mt-5 justify-self-start text-sm" onClick={takeAsUsername}>
						Use it as a username
					</Button>
				)}
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
				{refusals >= MANY_REFUSALS && (
					<p role="status" className="text-sm text-ink-soft">
						If you are sure it is right: after a hundred wrong passwords, no matter who typed them, an account opens
						only in a browser you have used before, with a passkey, or with a new password.
					</p>
				)}
				<Button type="submit" size="lg" pending={isWaiting}>
					Login
				</Button>
			</form>
			<p className="mt-4 text-center empty:hidden">
				<PasskeyButton />
			</p>
			{isForgotten && resetByMail && <ForgottenDialog onClose={() => setForgotten(false)} />}
			<ConfirmDialog
				open={isForgotten && !resetByMail}
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
