"use client";

import { FormDialog } from "@/components/ui/dialogs/form-dialog";
import { Field } from "@/components/ui/forms/field";
import { PasswordInput } from "@/components/ui/forms/password-input";

type ConnectionDialogProps = {
	/** The label of the confirming button: "Connect". */
	label: string;
	/** The name of the other way to log in. */
	name: string;
	isConnected: boolean;
	password: string;
	problem: string | undefined;
	isPending: boolean;
	onPassword: (password: string) => void;
	onSave: () => void;
	onClose: () => void;
};

/** Asks for the password before a way to log in is added or removed. */
export function ConnectionDialog({
	label,
	name,
	isConnected,
	password,
	problem,
	onPassword,
	...form
}: ConnectionDialogProps) {
	return (
		<FormDialog
			{...form}
			title={`${label} ${name}?`}
			description={
				isConnected
					? "You will log in with your password. You will be logged out everywhere else."
					: "You can then log in both ways. You will be logged out everywhere else."
			}
			saveLabel={label}
		>
			<Field label="Current password" error={problem} required>
				{(control) => (
					<PasswordInput
						{...control}
						autoComplete="current-password"
						value={password}
						onChange={({ target }) => onPassword(target.value)}
					/>
				)}
			</Field>
		</FormDialog>
	);
}
