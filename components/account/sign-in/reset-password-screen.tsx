"use client";

import { useMutation } from "@tanstack/react-query";
import Link from "next/link";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Wordmark } from "@/components/shell/logo";
import { Button } from "@/components/ui/button";
import { apiRequest, messageOf } from "@/lib/browser/core/api-client";
import { NewPasswordField } from "./new-password-field";

const NO_ANSWER = "Unable to connect to the server. Please try again.";

/** Takes the token from the URL's fragment, which no server ever sees, and removes it from the address bar at once. */
function takeToken(): string {
	const token = new URLSearchParams(window.location.hash.slice(1)).get("token") ?? "";
	if (window.location.hash) window.history.replaceState(window.history.state, "", window.location.pathname);
	return token;
}

/** Lets a person choose a new password with a one-time reset link. */
export function ResetPasswordScreen() {
	// Null until the browser has read the URL; nearly always there is a token, so the form is shown already.
	const [token, setToken] = useState<string | null>(null);
	// Read once, because after a remount the address bar no longer has it.
	useEffect(() => setToken((known) => known || takeToken()), []);

	const reset = useMutation({
		mutationFn: (password: string) =>
			apiRequest<{ ok: true }>("POST", "/api/reset-password", { body: { token, password } }),
	});

	if (token === "") {
		return (
			<Page title="This link is not complete">
				<p className="text-ink-soft">
					Please open the whole link that you were given, or ask your administrator for a new one.
				</p>
				<Button asChild variant="outline" size="lg">
					<Link href="/">Go to the start</Link>
				</Button>
			</Page>
		);
	}
	if (reset.isSuccess) {
		return (
			<Page title="Your new password is set">
				<p className="text-ink-soft">You are logged out everywhere. Log in again with the new password.</p>
				<Button asChild size="lg">
					<a href="/#login">Log in</a>
				</Button>
			</Page>
		);
	}
	return (
		<Page title="Choose a new password">
			<NewPasswordForm
				pending={reset.isPending}
				refusal={reset.error ? messageOf(reset.error, NO_ANSWER) : undefined}
				onSend={(password) => reset.mutate(password)}
				onEdit={reset.reset}
			/>
		</Page>
	);
}

type NewPasswordFormProps = {
	pending: boolean;
	/** The server's reason for refusing. */
	refusal: string | undefined;
	onSend: (password: string) => void;
	onEdit: () => void;
};

function NewPasswordForm({ pending, refusal, onSend, onEdit }: NewPasswordFormProps) {
	const [password, setPassword] = useState("");
	const [isMissing, setMissing] = useState(false);

	function send(event: SubmitEvent) {
		event.preventDefault();
		setMissing(!password);
		if (password) onSend(password);
	}

	return (
		<form noValidate onSubmit={send} className="grid gap-5">
			<NewPasswordField
				label="New password"
				error={isMissing ? "Password is required" : refusal}
				name="password"
				password={password}
				onChange={(event) => {
					setPassword(event.target.value);
					setMissing(false);
					if (refusal) onEdit();
				}}
			/>
			<Button type="submit" size="lg" pending={pending}>
				Set new password
			</Button>
		</form>
	);
}

function Page({ title, children }: { title: string; children: ReactNode }) {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(title);
	useEffect(() => {
		// The element that had the focus is gone.
		if (shown.current !== title) heading.current?.focus();
		shown.current = title;
	}, [title]);
	return (
		<div className="lamplight grid min-h-dvh place-items-center px-5 py-10">
			<main className="w-full max-w-md sm:rounded-xl sm:bg-page sm:p-10 sm:shadow-lifted">
				<Wordmark className="mb-8 text-ink-soft" />
				<h1 ref={heading} tabIndex={-1} className="mb-4 text-3xl outline-none">
					{title}
				</h1>
				<div className="grid gap-6">{children}</div>
			</main>
		</div>
	);
}
