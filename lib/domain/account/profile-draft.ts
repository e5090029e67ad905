import type { ClientUser, ProfileForm } from "./schema";

const names = ["username", "email", "firstName", "lastName"] as const;

/** What was typed into the profile's form and not saved yet: only the boxes that differ from what is saved. */
export interface ProfileDraft extends Partial<ProfileForm> {
	/** The last name is to be taken out. */
	isLastNameLeftOut?: true;
}

/** The name under which a person's unsaved profile is kept on their device. */
export const profileDraftName = (userId: number) => `innerscript:profile-draft:${userId}`;

/** The profile as its form shows it. */
export function formOf({ username, email, firstName, lastName }: ClientUser): ProfileForm {
	return { username, email, firstName, lastName: lastName ?? "" };
}

/** What is worth keeping of what stands in the form; null where it says what is saved. */
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

/** Reads what was kept; anything else, and what has been saved meanwhile, is no draft. */
export function readProfileDraft(stored: unknown, saved: ClientUser): ProfileDraft | null {
	const found: Partial<Record<string, unknown>> = stored ?? {};
	const typed = names.filter((name) => typeof found[name] === "string").map((name) => [name, found[name]]);
	return profileDraft(saved, Object.fromEntries(typed), found.isLastNameLeftOut !== true);
}
