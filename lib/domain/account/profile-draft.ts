import type { ClientUser, ProfileForm } from "./schema";

const names = ["username", "email", "firstName", "lastName"] as const;

/** What was typed into the profile's form and not saved: only the fields that differ from the saved profile. */
export interface ProfileDraft extends Partial<ProfileForm> {
	/** Whether the last name is to be removed. */
	isLastNameLeftOut?: true;
}

/** The name of a person's profile draft on their device. */
export const profileDraftName = (userId: number) => `innerscript:profile-draft:${userId}`;

/** The profile as its form shows it. */
export function formOf({ username, email, firstName, lastName }: ClientUser): ProfileForm {
	return { username, email, firstName, lastName: lastName ?? "" };
}

/** The part of the form that is worth storing; null if it says what is saved. */
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

/** Reads a stored draft; null for anything else, and for what has been saved meanwhile. */
export function readProfileDraft(stored: unknown, saved: ClientUser): ProfileDraft | null {
	const found: Partial<Record<string, unknown>> = stored ?? {};
	const typed = names.filter((name) => typeof found[name] === "string").map((name) => [name, found[name]]);
	return profileDraft(saved, Object.fromEntries(typed), found.isLastNameLeftOut !== true);
}
