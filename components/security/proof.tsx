"use client";

import { SingleSignOn } from "@/components/account/sign-in/single-sign-on";
import { Field } from "@/components/ui/forms/field";
import { PasswordInput } from "@/components/ui/forms/password-input";
import type { ErasingTerms } from "@/lib/domain/account/erasing";

type ProofProps = {
	/** How this person can prove who they are; undefined while unknown. */
	terms: ErasingTerms | undefined;
	label?: string;
	value: string;
	onChange: (value: string) => void;
	error?: string;
	/** What it is asked for, where a screen asks twice; only for screen readers. */
	to?: string;
};

/** Asks for the password or, if there is none, for a recent sign-in. */
export function Proof({ terms, label = "Current password", value, onChange, error, to }: ProofProps) {
	if (terms?.proof !== "sign-in") {
		return (
			<Field
				label={
					<>
						{label}
						{to && <span className="sr-only"> {to}</span>}
					</>
				}
				error={error}
				required
			>
				{(control) => (
					<PasswordInput
						{...control}
						which={["current password", to].filter(Boolean).join(" ")}
						autoComplete="current-password"
						value={value}
						onChange={(event) => onChange(event.target.value)}
					/>
				)}
			</Field>
		);
	}
	if (terms.isFresh || !terms.issuer) return null;
	return (
		<div className="grid gap-3">
			<p>
				Please sign in again, so that we know it is you. You come straight back here, and it counts for five minutes.
			</p>
			<SingleSignOn name={terms.issuer} />
		</div>
	);
}

/** Whether the person has to sign in again before they can continue. */
export const needsSignIn = (terms: ErasingTerms | undefined) => terms?.proof === "sign-in" && !terms.isFresh;
