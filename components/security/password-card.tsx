"use client";

import { type FormEvent, useState } from "react";
import { NewPasswordField } from "@/components/account/sign-in/new-password-field";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { toast } from "@/components/ui/feedback/toast";
import { FieldError } from "@/components/ui/forms/field";
import { useUser } from "@/lib/browser/account/client";
import { useErasingTerms } from "@/lib/browser/account/erasing";
import { useChangePassword } from "@/lib/browser/account/security";
import { messageOf } from "@/lib/browser/core/api-client";
import { lengthProblem } from "@/lib/domain/account/password";
import { needsSignIn, Proof } from "./proof";

/** Sets a new password, or a first one for a person who signs in through an issuer. */
export function PasswordCard() {
	const { data: terms } = useErasingTerms();
	const { data: user } = useUser();
	const change = useChangePassword();
	const [current, setCurrent] = useState("");
	const [password, setPassword] = useState("");
	const [problem, setProblem] = useState<{ of: "current" | "new" | "all"; words: string }>();
	const hasPassword = terms?.proof !== "sign-in";

	function send(event: FormEvent) {
		event.preventDefault();
		const unfit = lengthProblem(password);
		if (hasPassword && !current) return setProblem({ of: "current", words: "Please enter your current password" });
		if (unfit) return setProblem({ of: "new", words: unfit });
		setProblem(undefined);
		change.mutate(hasPassword ? { current, password } : { password }, {
			onSuccess: () => {
				setCurrent("");
				setPassword("");
				toast({ title: "Your new password is set", description: "You have been logged out everywhere else." });
			},
			onError: (error) => {
				const words = messageOf(error, "Your password could not be changed. Please try again.");
				setProblem({ of: /^That is not/.test(words) ? "current" : /^Password/.test(words) ? "new" : "all", words });
			},
		});
	}

	return (
		<Card aria-labelledby="password-card">
			<CardTitle id="password-card">Password</CardTitle>
			<CardText>
				{hasPassword
					? "A new one logs you out everywhere else."
					: `You log in with ${terms?.issuer ?? "another service"} alone. With a password you can log in directly, too.`}
			</CardText>
			<form noValidate onSubmit={send} className="mt-5 grid gap-5">
				<Proof
					terms={terms}
					value={current}
					onChange={setCurrent}
					error={problem?.of === "current" ? problem.words : undefined}
				/>
				{!needsSignIn(terms) && (
					<>
						<NewPasswordField
							label="New password"
							error={problem?.of === "new" ? problem.words : undefined}
							password={password}
							{...(user && { person: user })}
							onChange={(event) => {
								setPassword(event.target.value);
								if (problem?.of === "new") setProblem(undefined);
							}}
						/>
						<div className="-mt-5">
							<FieldError>{problem?.of === "all" && problem.words}</FieldError>
						</div>
						<Button type="submit" pending={change.isPending} className="justify-self-start">
							{hasPassword ? "Change password" : "Set a password"}
						</Button>
					</>
				)}
			</form>
		</Card>
	);
}
