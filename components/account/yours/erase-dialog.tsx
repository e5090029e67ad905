"use client";

import { type FormEvent, useState } from "react";
import { Proof } from "@/components/security/proof";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialogs/dialog";
import { Field, FieldError } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { useUser } from "@/lib/browser/account/client";
import { forgetDevice, forgetPersonHere } from "@/lib/browser/account/device";
import { useEraseAccount, useErasingTerms } from "@/lib/browser/account/erasing";
import { messageOf } from "@/lib/browser/core/api-client";
import { backupsSentence, type ErasingTerms } from "@/lib/domain/account/erasing";

const FORM = "erase-form";
const exact = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false, autoComplete: "off" } as const;
const dayOf = (iso: string | null) =>
	iso && new Date(iso).toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric" });

/**
 * Erases the account: explains what that means, offers a copy of everything first, and asks for proof and the typed
 * username.
 */
export function EraseDialog({ onClose }: { onClose: () => void }) {
	const { data: terms, isError } = useErasingTerms();
	const erase = useEraseAccount();
	return (
		<Dialog open onOpenChange={(open) => !open && !erase.isPending && onClose()}>
			<DialogContent>
				<DialogHeader
					title="Delete your account"
					description="Everything you wrote here is erased, and everything written about it. This cannot be undone."
				/>
				<DialogBody className="grid gap-5">
					{isError && <p role="alert">This could not be loaded. Please close this and try again.</p>}
					{terms && <Terms terms={terms} erase={erase} />}
				</DialogBody>
				<DialogFooter>
					<Button variant="outline" disabled={erase.isPending} onClick={onClose}>
						Keep my account
					</Button>
					<Button
						type="submit"
						form={FORM}
						variant="danger"
						pending={erase.isPending}
						disabled={!terms || (terms.proof === "sign-in" && !terms.isFresh)}
					>
						Delete everything
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}

type TermsProps = { terms: ErasingTerms; erase: ReturnType<typeof useEraseAccount> };

function Terms({ terms, erase }: TermsProps) {
	const userId = useUser().data?.id;
	const [password, setPassword] = useState("");
	const [confirm, setConfirm] = useState("");
	const [problem, setProblem] = useState<string>();

	function submit(event: FormEvent) {
		event.preventDefault();
		setProblem(undefined);
		const body = terms.proof === "password" ? { password, confirm } : { confirm };
		// A promise, because the mutation's callbacks are dropped when this component unmounts. That happens if the page
		// learns that the account is gone before the response arrives.
		erase.mutateAsync(body).then(
			async ({ backupsGoneBy }) => {
				await (userId === undefined ? forgetDevice() : forgetPersonHere(userId));
				// A full page load, so that nothing stays in memory either.
				window.location.replace(`/erased${backupsGoneBy ? `?until=${backupsGoneBy.slice(0, 10)}` : ""}`);
			},
			(error) => setProblem(messageOf(error, "Your account could not be erased. Please try again.")),
		);
	}

	return (
		<>
			<p>
				You can{" "}
				<a href="/api/export" className="text-accent underline underline-offset-4" download>
					download everything
				</a>{" "}
				first, as one file.
			</p>
			<p className="text-sm text-ink-soft">{backupsSentence(dayOf(terms.backupsGoneBy))}</p>
			<form id={FORM} onSubmit={submit} noValidate className="grid gap-5">
				<Proof label="Your password" terms={terms} value={password} onChange={setPassword} />
				<Field label={`Type your username, ${terms.username}`} required>
					{(control) => (
						<Input {...control} {...exact} value={confirm} onChange={(event) => setConfirm(event.target.value)} />
					)}
				</Field>
				<FieldError>{problem}</FieldError>
			</form>
		</>
	);
}
