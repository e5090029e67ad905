import { z } from "zod";
import { personName, username } from "./names";
import { fits, lengthProblem, TOO_LONG } from "./password";

const email = (message: string, missing = "Email is required") =>
	z
		.string(message)
		.trim()
		.min(1, missing)
		.max(254, message)
		.pipe(z.email(message))
		.transform((value) => value.toLowerCase());
const firstName = personName("First name");
const lastName = personName("Last name");

/** A new password, for registration and reset; `passwordProblem` sets further requirements. */
export const newPassword = z.string("Password is required").refine((password) => lengthProblem(password) === null, {
	error: ({ input }) => lengthProblem(String(input)) ?? undefined,
});

/** The current password, as proof of identity. */
export const currentPassword = z.string("Password is required").max(1000);

/** Body of POST /api/password. A person who only signs in by OpenID has no current password. */
export const passwordChangeSchema = z.strictObject({ current: currentPassword.optional(), password: newPassword });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** Who may create an account: anybody, people with an invitation, or nobody. */
export type RegistrationDoor = "open" | "invite" | "closed";

/** Body of POST /api/login: the password and either the email or the username. */
export const loginSchema = z
	.strictObject({
		password: z.string("Password is required").min(1, "Password is required").refine(fits, TOO_LONG),
		email: z.string().trim().toLowerCase().max(254).optional(),
		username: z.string().trim().max(254).optional(),
	})
	.refine(
		(value) => Boolean(value.email) !== Boolean(value.username),
		"Please enter your email address or your username",
	);
export type Login = z.infer<typeof loginSchema>;

/** Body of POST /api/register. */
export const registerSchema = z.strictObject({
	username,
	password: newPassword,
	email: email("Invalid email address"),
	firstName,
	lastName: lastName.optional(),
	/** Code from an administrator's invitation link, if an account needs an invitation. */
	invitation: z.string().trim().max(200).optional(),
});
export type Registration = z.infer<typeof registerSchema>;

/** Body of POST /api/update-profile. Fields that are left out stay as they are. */
export const updateProfileSchema = z.strictObject({
	username: username.optional(),
	email: email("Invalid email format", "Invalid email format").optional(),
	firstName: firstName.optional(),
	lastName: lastName.nullable().optional(),
	/** Only needed to change the email. */
	currentPassword: currentPassword.optional(),
});
export type ProfileUpdate = z.infer<typeof updateProfileSchema>;

/**
 * Returns the schema of the profile form.
 * @param hasLastName Whether the last name is required; a person without one may leave the field empty.
 */
export const profileFormSchema = (hasLastName: boolean) =>
	z.object({
		username,
		email: email("Invalid email format", "Invalid email format"),
		firstName,
		lastName: hasLastName ? lastName : z.string().trim().max(100, "Last name can have at most 100 characters"),
	});
export type ProfileForm = z.infer<ReturnType<typeof profileFormSchema>>;

/** Body of POST /api/request-reset. */
export const requestResetSchema = z
	.strictObject({ email: z.string().trim().max(254).optional(), username: z.string().trim().max(254).optional() })
	.refine((value) => Boolean(value.email ?? value.username), "Please enter your email address or your username");

export type ResetRequest = z.infer<typeof requestResetSchema>;

/** Body of POST /api/reset-password. */
export const resetPasswordSchema = z.strictObject({ token: z.string().min(1).max(200), password: newPassword });

/** The sign-in form. Only the chosen identifier is required; the other field stays empty. */
export const loginFormSchema = z.object({
	identifierType: z.enum(["email", "username"]),
	email: z.string(),
	username: z.string(),
	password: z.string().min(1, "Password is required"),
});

/**
 * The registration form. It does not check the length of the password; if the server refuses it, the form shows the
 * server's sentence.
 */
export const registerFormSchema = z.object({
	username: z.string().trim().min(1, "Username is required"),
	password: z.string().min(1, "Password is required"),
	email: z.string().trim().min(1, "Email is required").pipe(z.email("Invalid email address")),
	firstName: z.string().trim().min(1, "First name is required"),
	lastName: z.string(),
	/** The whole invitation link is accepted too. */
	invitation: z
		.string()
		.trim()
		.transform((value) => value.split("invitation=").at(-1) ?? ""),
});

/** A person's account as it is sent to their own browser. */
export const clientUserSchema = z.object({
	id: z.number(),
	username: z.string(),
	email: z.string(),
	firstName: z.string(),
	lastName: z.string().nullable(),
	currentStreak: z.number(),
	weeklyWordCount: z.number(),
	totalWordCount: z.number(),
	isNew: z.boolean(),
	createdAt: z.string(),
});
export type ClientUser = z.infer<typeof clientUserSchema>;

/** Body of PUT /api/privacy. */
export const privacySchema = z.strictObject({ keepHere: z.boolean("keepHere is either true or false") });
