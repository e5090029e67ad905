import { z } from "zod";
import { currentPassword } from "@/lib/domain/account/schema";

/** The password, before a second factor is added or removed. Left out by somebody who has none. */
export const proofSchema = z.strictObject({ currentPassword: currentPassword.optional() });
export type ProofBody = z.infer<typeof proofSchema>;

const code = z.string("Please enter the code").trim().min(1, "Please enter the code").max(40, "That is not a code");
/** PUT /api/second-factor/totp: the first code of the app that was set up. */
export const confirmSchema = z.strictObject({ code });

const long = z.string().max(8_000);
/** What a browser says about a passkey. WebAuthn may add to it; only what is checked is read. */
const credential = <T extends z.ZodRawShape>(response: T) =>
	z.looseObject({
		id: z.string().min(1).max(1_400),
		rawId: z.string().min(1).max(1_400),
		type: z.literal("public-key"),
		response: z.looseObject({ clientDataJSON: long, ...response }),
		clientExtensionResults: z.looseObject({}),
	});

/** POST /api/second-factor/passkeys. */
export const newPasskeySchema = z.strictObject({
	passkey: credential({ attestationObject: long, transports: z.array(z.string().max(20)).max(10).optional() }),
});

/** POST /api/second-factor/sign-in: a passkey, or a code after the password. */
export const secondFactorSignInSchema = z
	.strictObject({
		code: code.optional(),
		passkey: credential({ authenticatorData: long, signature: long, userHandle: long.nullish() }).optional(),
	})
	.refine((value) => Boolean(value.code) !== Boolean(value.passkey), "Please enter a code, or use a passkey");
export type SecondFactorSignIn = z.infer<typeof secondFactorSignInSchema>;

/** What a person can show after their password. */
export interface SecondFactorMethods {
	totp: boolean;
	passkey: boolean;
}

/** GET /api/second-factor. Times are ISO 8601. */
export interface SecondFactor {
	/** Whether an app shows them codes. */
	totp: boolean;
	passkeys: { id: string; browser: string; createdAt: string; lastUsedAt: string | null }[];
	recoveryCodesLeft: number;
}

/** The answer to POST /api/second-factor/totp: what the app needs, shown once. */
export interface NewCodeApp {
	/** In letters and digits, to type. */
	secret: string;
	/** `otpauth://…`, to scan. */
	uri: string;
}

/** The answer to adding the first factor, or to asking for new codes. Shown once. */
export interface NewRecoveryCodes {
	/** Null where there were some already. */
	recoveryCodes: string[] | null;
}
