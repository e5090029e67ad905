import "server-only";
import type { Doors } from "@/lib/domain/account/doors";
import { canMail } from "@/lib/server/core/mail";
import { oidcName } from "../oidc";
import { registrationDoor } from "./invitations";

/** The ways in, as this installation is set up. */
export async function readDoors(): Promise<Doors> {
	return { singleSignOn: oidcName(), registration: await registrationDoor(), resetByMail: canMail() };
}
