"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast";
import { useUpdateProfile } from "@/lib/account/client";
import { type ClientUser, type ProfileForm, type ProfileUpdate, profileFormSchema } from "@/lib/account/schema";
import { ApiError, messageOf } from "@/lib/core/api-client";

const FORM = "profile-form";
const exact = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false } as const;

/** What differs from what is known; a last name that was taken out is null. */
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

/** Edits the profile. What was typed stays when saving fails. */
export function ProfileDialog({ user, onClose }: ProfileDialogProps) {
	const update = useUpdateProfile();
	// Who the person was when the dialog opened: the user is read again in the background.
	const [before] = useState(user);
	const [hasLastName, setHasLastName] = useState(before.lastName !== null);
	const [refusal, setRefusal] = useState<string>();
	const form = useForm<ProfileForm>({
		resolver: zodResolver(profileFormSchema(hasLastName)),
		defaultValues: {
			username: before.username,
			email: before.email,
			firstName: before.firstName,
			lastName: before.lastName ?? "",
		},
	});
	const { errors } = form.formState;

	function save(values: ProfileForm) {
		const changes = changesOf(before, values);
		setRefusal(undefined);
		if (Object.keys(changes).length === 0) return onClose();
		update.mutate(changes, {
			onSuccess: () => {
				onClose();
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
	}

	return (
		<Dialog open onOpenChange={(open) => !open && !update.isPending && onClose()}>
			<DialogContent>
				<DialogHeader title="Edit Profile" description="What you are called here, and how you log in." />
				<DialogBody>
					<form id={FORM} onSubmit={form.handleSubmit(save)} noValidate className="grid gap-5">
						<Field label="Username" error={errors.username?.message} required>
							{(control) => <Input {...control} {...form.register("username")} {...exact} autoComplete="username" />}
						</Field>
						<Field label="Email" error={errors.email?.message} required>
							{(control) => (
								<Input {...control} {...form.register("email")} {...exact} type="email" autoComplete="email" />
							)}
						</Field>
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
					</form>
				</DialogBody>
				<DialogFooter>
					<DialogClose asChild>
						<Button variant="outline" disabled={update.isPending}>
							Cancel
						</Button>
					</DialogClose>
					<Button type="submit" form={FORM} pending={update.isPending}>
						Save Changes
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
