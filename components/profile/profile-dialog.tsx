"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Proof } from "@/components/security/proof";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialogs/dialog";
import { RestoredNote } from "@/components/ui/feedback/restored-note";
import { toast } from "@/components/ui/feedback/toast";
import { Field, FieldError } from "@/components/ui/forms/field";
import { Input } from "@/components/ui/forms/input";
import { SavingFields } from "@/components/ui/forms/saving-fields";
import { useUpdateProfile } from "@/lib/browser/account/client";
import { useErasingTerms } from "@/lib/browser/account/erasing";
import { ApiError, messageOf } from "@/lib/browser/core/api-client";
import { useKeptDraft } from "@/lib/browser/core/drafts/use-kept-draft";
import {
	formOf,
	type ProfileDraft,
	profileDraft,
	profileDraftName,
	readProfileDraft,
} from "@/lib/domain/account/profile-draft";
import { type ClientUser, type ProfileForm, type ProfileUpdate, profileFormSchema } from "@/lib/domain/account/schema";

const FORM = "profile-form";
const exact = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** Returns the changed fields; a last name that was removed is null. */
function changesOf(user: ClientUser, { lastName, ...values }: ProfileForm): ProfileUpdate {
	const last = lastName || null;
	return {
		...(values.username !== user.username && { username: values.username }),
		...(values.email !== user.email && { email: values.email }),
		...(values.firstName !== user.firstName && { firstName: values.firstName }),
		...(last !== user.lastName && { lastName: last }),
	};
}

type ProfileDialogProps = { user: ClientUser; onClose: () => void };

/**
 * Edits the profile. What was typed stays if saving fails, and is stored on this device until it is saved or cancelled,
 * so that a reload, the end of the session, or a tap beside the dialog loses nothing.
 */
export function ProfileDialog({ user, onClose }: ProfileDialogProps) {
	const update = useUpdateProfile();
	// The profile as it was when the dialog opened, because the user is reloaded in the background.
	const [before] = useState(user);
	const {
		value: found,
		isRestored,
		draft,
	} = useKeptDraft<ProfileDraft>({
		name: profileDraftName(before.id),
		read: (stored) => readProfileDraft(stored, before),
		follows: false,
	});
	const [hasLastName, setHasLastName] = useState(before.lastName !== null && !found?.isLastNameLeftOut);
	const [refusal, setRefusal] = useState<string>();
	const [password, setPassword] = useState("");
	const form = useForm<ProfileForm>({
		resolver: zodResolver(profileFormSchema(hasLastName)),
		defaultValues: { ...formOf(before), ...found },
	});
	const { errors } = form.formState;

	// A new email needs the password, because a reset link could be sent to it.
	const isNewEmail = form.watch("email").trim().toLowerCase() !== before.email;
	const { data: terms } = useErasingTerms(isNewEmail);

	const { subscribe } = form;
	useEffect(
		() =>
			subscribe({
				formState: { values: true },
				callback: ({ values }) => draft?.write(profileDraft(before, values, hasLastName)),
			}),
		[subscribe, draft, before, hasLastName],
	);

	/** Closes the dialog and removes the draft. */
	function end() {
		draft?.end();
		onClose();
	}

	function save(values: ProfileForm) {
		const changes = { ...changesOf(before, values), ...(isNewEmail && password && { currentPassword: password }) };
		setRefusal(undefined);
		if (Object.keys(changes).length === 0) return end();
		update.mutate(changes, {
			onSuccess: () => {
				end();
				toast({ title: "Profile updated", description: "Your changes have been saved." });
			},
			onError: (error) => refuse(error, changes),
		});
	}

	function refuse(error: Error, changes: ProfileUpdate) {
		const message = messageOf(error, "Your profile could not be saved. Please try again.");
		toast({ title: "Profile not updated", description: message, variant: "destructive" });
		const isTaken = error instanceof ApiError && error.status === 409;
		const taken = (["username", "email"] as const).filter((name) => name in changes);
		if (isTaken && taken.length === 1 && taken[0]) form.setError(taken[0], { message }, { shouldFocus: true });
		else setRefusal(message);
	}

	function leaveOutLastName() {
		setHasLastName(false);
		form.setValue("lastName", "");
		form.clearErrors("lastName");
		draft?.write(profileDraft(before, form.getValues(), false));
	}

	return (
		<Dialog open onOpenChange={(open) => !open && !update.isPending && onClose()}>
			<DialogContent>
				<DialogHeader title="Edit Profile" description="What you are called here, and how you log in." />
				<DialogBody>
					<form id={FORM} onSubmit={form.handleSubmit(save)} noValidate>
						<SavingFields isSaving={update.isPending} className="grid min-w-0 gap-5">
							{isRestored && <RestoredNote />}
							<Field label="Username" error={errors.username?.message} required>
								{(control) => <Input {...control} {...form.register("username")} {...exact} autoComplete="username" />}
							</Field>
							<Field label="Email" error={errors.email?.message} required>
								{(control) => (
									<Input {...control} {...form.register("email")} {...exact} type="email" autoComplete="email" />
								)}
							</Field>
							{isNewEmail && <Proof terms={terms} value={password} onChange={setPassword} />}
							<div className="grid items-start gap-5 sm:grid-cols-2">
								<Field label="First name" error={errors.firstName?.message} required>
									{(control) => <Input {...control} {...form.register("firstName")} autoComplete="given-name" />}
								</Field>
								<Field
									label={hasLastName ? "Last name" : "Last name (optional)"}
									error={errors.lastName?.message}
									required={hasLastName}
									aside={
										hasLastName && (
											<Button variant="link" size="inline" className="-my-2 text-sm" onClick={leaveOutLastName}>
												Leave it out
											</Button>
										)
									}
								>
									{(control) => <Input {...control} {...form.register("lastName")} autoComplete="family-name" />}
								</Field>
							</div>
							<FieldError>{refusal}</FieldError>
						</SavingFields>
					</form>
				</DialogBody>
				<DialogFooter>
					<Button variant="outline" disabled={update.isPending} onClick={end}>
						Cancel
					</Button>
					<Button type="submit" form={FORM} pending={update.isPending}>
						Save Changes
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
