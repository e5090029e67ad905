import { z } from "zod";
import { currentPassword } from "@/lib/domain/account/schema";

/** The password, needed to add or remove a second factor. A person without one leaves it out. */
export const proofSchema = z.strictObject({ currentPassword: currentPassword.optional() });
export type ProofBody = z.infer<typeof proofSchema>;

const code = z.string("Please enter the code").trim().min(1, "Please enter the code").max(40, "That is not a code");
/** Body of PUT /api/second-factor/totp: the first code of the authenticator app that was set up. */
export const confirmSchema = z.strictObject({ code });

const long = z.string().max(8_000);
/**
 * Returns the schema of a browser's passkey response. WebAuthn may add fields; only the ones that are checked are read.
 */
const credential = <T extends z.ZodRawShape>(response: T) =>
	z.looseObject({
		id: z.string().min(1).max(1_400),
		rawId: z.string().min(1).max(1_400),
		type: z.literal("public-key"),
		response: z.looseObject({ clientDataJSON: long, ...response }),
		clientExtensionResults: z.looseObject({}),
	});

/** Body of POST /api/second-factor/passkeys. */
export const newPasskeySchema = z.strictObject({
	passkey: credential({ attestationObject: long, transports: z.array(z.string().max(20)).max(10).optional() }),
});

/** Body of POST /api/second-factor/sign-in: a passkey, or a code after the password. */
export const secondFactorSignInSchema = z
	.strictObject({
		code: code.optional(),
		passkey: credential({ authenticatorData: long, signature: long, userHandle: long.nullish() }).optional(),
	})
	.refine((value) => Boolean(value.code) !== Boolean(value.passkey), "Please enter a code, or use a passkey");
export type SecondFactorSignIn = z.infer<typeof secondFactorSignInSchema>;

/** The second factors that a person can use after their password. */
export interface SecondFactorMethods {
	totp: boolean;
	passkey: boolean;
}

/** Response of GET /api/second-factor. Times are ISO 8601. */
export interface SecondFactor {
	/** Whether the person has set up an authenticator app. */
	totp: boolean;
	passkeys: { id: string; browser: string; createdAt: string; lastUsedAt: string | null }[];
	recoveryCodesLeft: number;
}

/** Response of POST /api/second-factor/totp: what the authenticator app needs. Shown once. */
export interface NewCodeApp {
	/** The secret in letters and digits, to be typed. */
	secret: string;
	/** `otpauth://…`, to be scanned. */
	uri: string;
}

/** Response to adding the first factor, or to a request for new recovery codes. Shown once. */
export interface NewRecoveryCodes {
	/** Null if there already were some. */
	recoveryCodes: string[] | null;
}
