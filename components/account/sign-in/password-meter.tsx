"use client";

import { Progress } from "@/components/ui/feedback/progress";
import { useCommonPasswords } from "@/lib/browser/account/common-passwords";
import { passwordStrength } from "@/lib/domain/account/password";

type PasswordMeterProps = {
	password: string;
	/** The person whose password it will be, as far as the form knows. */
	person: { username: string; email: string };
};

/** Shows how hard a new password is to guess, while it is typed. Nothing of it leaves the browser. */
export function PasswordMeter({ password, person }: PasswordMeterProps) {
	const { step, says } = passwordStrength(password, person, useCommonPasswords());
	return (
		<div className="mt-2">
			<Progress
				label="How hard it is to guess"
				value={step}
				max={4}
				valueText={`${step} of 4`}
				barClassName={step === 1 ? "bg-ink-soft" : undefined}
			/>
			<p role="status" className="mt-1.5 text-sm text-ink-soft">
				{says}
			</p>
		</div>
	);
}
