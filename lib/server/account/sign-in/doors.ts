import "server-only";
import type { Doors } from "@/lib/domain/account/doors";
import { canMail } from "@/lib/server/core/mail";
import { oidcName } from "../oidc";
import { registrationDoor } from "./invitations";

/** Returns the ways to sign in that this installation offers. */
export async function readDoors(): Promise<Doors> {
	return { singleSignOn: oidcName(), registration: await registrationDoor(), resetByMail: canMail() };
}
