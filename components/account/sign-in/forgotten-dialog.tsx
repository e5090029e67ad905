"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialogs/dialog";
import { Field } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { apiRequest, messageOf } from "@/lib/browser/core/api-client";

const FORM = "forgotten-form";

/** Sends a reset link to a person who forgot their password. */
export function ForgottenDialog({ onClose }: { onClose: () => void }) {
	const [name, setName] = useState("");
	const [isMissing, setMissing] = useState(false);
	const ask = useMutation({
		mutationFn: (who: { email: string } | { username: string }) =>
			apiRequest<{ message: string }>("POST", "/api/request-reset", { body: who }),
	});

	function send(event: FormEvent) {
		event.preventDefault();
		const typed = name.trim();
		setMissing(!typed);
		if (typed) ask.mutate(typed.includes("@") ? { email: typed } : { username: typed });
	}

	const problem = ask.error ? messageOf(ask.error, "That could not be sent. Please try again.") : undefined;
	return (
		<Dialog open onOpenChange={(open) => !open && onClose()}>
			<DialogContent>
				<DialogHeader title="Reset Password" description="We send a link to your account’s email address." />
				<DialogBody>
					{ask.isSuccess ? (
						<p role="status">{ask.data.message}</p>
					) : (
						<form id={FORM} noValidate onSubmit={send}>
							<Field
								label="Email or username"
								error={isMissing ? "Please enter your email address or your username" : problem}
								required
							>
								{(control) => (
									<Input
										{...control}
										autoComplete="username"
										autoCapitalize="none"
										autoCorrect="off"
										spellCheck={false}
										value={name}
										onChange={(event) => setName(event.target.value)}
									/>
								)}
							</Field>
						</form>
					)}
				</DialogBody>
				<DialogFooter>
					{ask.isSuccess ? (
						<Button onClick={onClose}>OK</Button>
					) : (
						<>
							<Button variant="outline" onClick={onClose}>
								Cancel
							</Button>
							<Button type="submit" form={FORM} pending={ask.isPending}>
								OK
							</Button>
						</>
					)}
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
