import "server-only";
import type { SignInOptions } from "@/lib/domain/account/doors";
import { canMail } from "@/lib/server/core/mail";
import { oidcName } from "../oidc";
import { registrationDoor } from "./invitations";

/** Returns the ways to sign in that this installation offers. */
export async function readSignInOptions(): Promise<SignInOptions> {
	return { singleSignOn: oidcName(), registration: await registrationDoor(), resetByMail: canMail() };
}
