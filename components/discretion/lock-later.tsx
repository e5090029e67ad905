"use client";

import { type FormEvent, useState } from "react";
import { needsSignIn, Proof } from "@/components/security/proof";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/forms/field";
import { useErasingTerms } from "@/lib/browser/account/erasing";
import { messageOf } from "@/lib/browser/core/api-client";
import { loosenLock } from "@/lib/browser/discretion/touches";

type LockLaterProps = { minutes: number; onDone: () => void; onCancel: () => void };

/** Asks for the password before the browser's lock is delayed or turned off. */
export function LockLater({ minutes, onDone, onCancel }: LockLaterProps) {
	const { data: terms } = useErasingTerms();
	const [current, setCurrent] = useState("");
	const [problem, setProblem] = useState<string>();
	const [isPending, setPending] = useState(false);

	async function send(event: FormEvent) {
		event.preventDefault();
		if (terms?.proof !== "sign-in" && !current) return setProblem("Please enter your current password");
		setPending(true);
		try {
			await loosenLock(minutes, current);
			onDone();
		} catch (error) {
			setProblem(messageOf(error, "The lock could not be changed. Please try again."));
		} finally {
			setPending(false);
		}
	}

	const hasPassword = terms?.proof !== "sign-in";
	return (
		<form noValidate onSubmit={send} className="grid gap-4">
			<p>To lock later or never, confirm that it is you. Until then, nothing changes.</p>
			<Proof
				terms={terms}
				value={current}
				onChange={setCurrent}
				{...(hasPassword && problem !== undefined && { error: problem })}
			/>
			{!hasPassword && <FieldError>{problem}</FieldError>}
			<div className="flex flex-wrap gap-3">
				{!needsSignIn(terms) && (
					<Button type="submit" pending={isPending}>
						Change the lock
					</Button>
				)}
				<Button type="button" variant="outline" onClick={onCancel}>
					Leave it as it is
				</Button>
			</div>
		</form>
	);
}
