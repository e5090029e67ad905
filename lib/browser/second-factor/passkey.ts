import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { useSyncExternalStore } from "react";

/** The browser created or used no passkey: nobody touched the key, or it was cancelled. */
export class PasskeyNotUsed extends Error {
	override name = "PasskeyNotUsed";
}

const CALLED_OFF = "No passkey was used. You can try again.";
const KNOWN = "There is a passkey for this account on this device already.";

const notUsed = (error: unknown) =>
	new PasskeyNotUsed(error instanceof Error && error.name === "InvalidStateError" ? KNOWN : CALLED_OFF);

/**
 * Creates a passkey.
 * @throws PasskeyNotUsed with a sentence for the person.
 */
export async function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
	const { startRegistration } = await import("@simplewebauthn/browser");
	return startRegistration({ optionsJSON }).catch((error) => {
		throw notUsed(error);
	});
}

/**
 * Asks the person for a passkey.
 * @throws PasskeyNotUsed with a sentence for the person.
 */
export async function askForPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
	const { startAuthentication } = await import("@simplewebauthn/browser");
	return startAuthentication({ optionsJSON }).catch((error) => {
		throw notUsed(error);
	});
}

const noChanges = () => () => {};

/** Whether this browser supports passkeys; false until that is known. */
export function useCanUsePasskeys(): boolean {
	return useSyncExternalStore(
		noChanges,
		() => typeof window.PublicKeyCredential === "function",
		() => false,
	);
}
