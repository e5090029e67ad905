"use client";

import { useState } from "react";
import { needsSignIn, Proof } from "@/components/security/proof";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { FieldError } from "@/components/ui/forms/field";
import { lazyPart } from "@/components/ui/lazy-part";
import { LocalDay } from "@/components/ui/local-day";
import { useErasingTerms } from "@/lib/browser/account/erasing";
import { messageOf } from "@/lib/browser/core/api-client";
import {
	useAddPasskey,
	useBeginCodeApp,
	useRemoveCodeApp,
	useRemovePasskey,
	useRenewRecoveryCodes,
	useSecondFactor,
} from "@/lib/browser/second-factor/client";
import { PasskeyNotUsed, useCanUsePasskeys } from "@/lib/browser/second-factor/passkey";
import type { NewCodeApp } from "@/lib/domain/second-factor/schema";
import { RecoveryCodes } from "./recovery-codes";

// Loaded separately, together with the code that draws the QR code.
const CodeAppSetup = lazyPart(() => import("./code-app-setup").then((module) => module.CodeAppSetup), {
	close: ({ onDone }) => onDone(null),
});

/** Whether a refusal is about the current password, and belongs below its field. */
const isOfPassword = (problem: string | undefined) => problem !== undefined && /password/i.test(problem);

const FAILED = "That did not work. Please try again.";

/** The card for passkeys, the authenticator app, and recovery codes. */
export function SecondFactorCard() {
	const { data: terms } = useErasingTerms();
	const { data: now } = useSecondFactor();
	const canUsePasskeys = useCanUsePasskeys();
	const [password, setPassword] = useState("");
	const [problem, setProblem] = useState<string>();
	const [app, setApp] = useState<NewCodeApp>();
	const [codes, setCodes] = useState<string[] | null>(null);
	const addPasskey = useAddPasskey();
	const removePasskey = useRemovePasskey();
	const beginApp = useBeginCodeApp();
	const removeApp = useRemoveCodeApp();
	const renew = useRenewRecoveryCodes();
	const isBusy = [addPasskey, removePasskey, beginApp, removeApp, renew].some(({ isPending }) => isPending);
	const proof = password ? { currentPassword: password } : {};

	/** Makes a change, and says what went wrong if it fails. */
	async function run<T>(work: () => Promise<T>, then: (result: T) => void = () => {}) {
		setProblem(undefined);
		try {
			then(await work());
			setPassword("");
		} catch (error) {
			setProblem(error instanceof PasskeyNotUsed ? error.message : messageOf(error, FAILED));
		}
	}

	if (!now) return null;
	const isOn = now.totp || now.passkeys.length > 0;
	return (
		<Card aria-labelledby="second-factor-card">
			<CardTitle id="second-factor-card">Two-step sign-in</CardTitle>
			<CardText>
				{isOn
					? "Your password alone is not enough to get in. A passkey can also log you in without it."
					: "With a passkey or an authenticator app, somebody who knows your password still cannot get in."}
			</CardText>
			<ul className="mt-4 grid divide-y divide-rule empty:hidden">
				{now.passkeys.map((passkey) => (
					<Row
						key={passkey.id}
						title={`Passkey, made in ${passkey.browser}`}
						since={passkey.createdAt}
						lastUsed={passkey.lastUsedAt}
						disabled={isBusy}
						onRemove={() => run(() => removePasskey.mutateAsync({ id: passkey.id, ...proof }))}
					/>
				))}
				{now.totp && (
					<Row title="Authenticator app" disabled={isBusy} onRemove={() => run(() => removeApp.mutateAsync(proof))} />
				)}
			</ul>
			{isOn && (
				<p className="mt-4 flex flex-wrap items-center gap-x-4">
					{now.recoveryCodesLeft} recovery {now.recoveryCodesLeft === 1 ? "code is" : "codes are"} left.
					<Button
						variant="link"
						size="inline"
						disabled={isBusy}
						onClick={() =>
							run(
								() => renew.mutateAsync(proof),
								({ recoveryCodes }) => setCodes(recoveryCodes),
							)
						}
					>
						Make new ones
					</Button>
				</p>
			)}
			{codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
			{app ? (
				<CodeAppSetup
					app={app}
					onDone={(recoveryCodes) => {
						setApp(undefined);
						if (recoveryCodes) setCodes(recoveryCodes);
					}}
				/>
			) : (
				<div className="mt-5 grid gap-5">
					<Proof
						to="to change two-step sign-in"
						terms={terms}
						value={password}
						onChange={setPassword}
						error={isOfPassword(problem) ? problem : undefined}
					/>
					<div className="-mt-5">
						<FieldError>{!isOfPassword(problem) && problem}</FieldError>
					</div>
					{!needsSignIn(terms) && (
						<div className="flex flex-wrap gap-3">
							{canUsePasskeys && (
								<Button
									pending={addPasskey.isPending}
									disabled={isBusy}
									onClick={() =>
										run(
											() => addPasskey.mutateAsync(proof),
											({ recoveryCodes }) => setCodes(recoveryCodes),
										)
									}
								>
									Add a passkey
								</Button>
							)}
							{!now.totp && (
								<Button
									variant="outline"
									pending={beginApp.isPending}
									disabled={isBusy}
									onClick={() => run(() => beginApp.mutateAsync(proof), setApp)}
								>
									Set up an authenticator app
								</Button>
							)}
						</div>
					)}
				</div>
			)}
		</Card>
	);
}

type RowProps = {
	title: string;
	since?: string;
	lastUsed?: string | null;
	disabled: boolean;
	onRemove: () => void;
};

function Row({ title, since, lastUsed, disabled, onRemove }: RowProps) {
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
			<div className="min-w-0">
				<p className="font-medium wrap-anywhere">{title}</p>
				{since && (
					<p className="text-sm text-ink-soft">
						Since <LocalDay iso={since} />
						{lastUsed && (
							<>
								, last used <LocalDay iso={lastUsed} />
							</>
						)}
					</p>
				)}
			</div>
			<Button variant="link" size="inline" disabled={disabled} onClick={onRemove}>
				Remove<span className="sr-only"> {title}</span>
			</Button>
		</li>
	);
}
