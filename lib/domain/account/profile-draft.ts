import type { ClientUser, ProfileForm } from "./schema";

const names = ["username", "email", "firstName", "lastName"] as const;

/** Unsaved input of the profile form: only the fields that differ from the saved profile. */
export interface ProfileDraft extends Partial<ProfileForm> {
	/** Whether the last name is to be removed. */
	isLastNameLeftOut?: true;
}

/** Storage key of a person's profile draft on their device. */
export const profileDraftName = (userId: number) => `innerscript:profile-draft:${userId}`;

/** Returns the profile as the form shows it. */
export function formOf({ username, email, firstName, lastName }: ClientUser): ProfileForm {
	return { username, email, firstName, lastName: lastName ?? "" };
}

/** Returns the fields worth storing; null if the form equals the saved profile. */
export function profileDraft(
	saved: ClientUser,
	values: Partial<ProfileForm>,
	hasLastName: boolean,
): ProfileDraft | null {
	const known = formOf(saved);
	const changed = names.filter((name) => values[name] !== undefined && values[name] !== known[name]);
	if (changed.length === 0) return null;
	const isLeftOut = !hasLastName && saved.lastName !== null && values.lastName === "";
	return {
		...Object.fromEntries(changed.map((name) => [name, values[name]])),
		...(isLeftOut && { isLastNameLeftOut: true }),
	};
}

/** Reads a stored draft. Returns null if it is not one, or if its changes have been saved since. */
export function readProfileDraft(stored: unknown, saved: ClientUser): ProfileDraft | null {
	const found: Partial<Record<string, unknown>> = stored ?? {};
	const typed = names.filter((name) => typeof found[name] === "string").map((name) => [name, found[name]]);
	return profileDraft(saved, Object.fromEntries(typed), found.isLastNameLeftOut !== true);
}
