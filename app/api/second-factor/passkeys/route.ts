import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { newPasskeySchema } from "@/lib/domain/second-factor/schema";
import { withUser } from "@/lib/server/core/http/route";
import { addPasskey } from "@/lib/server/second-factor/passkeys";

export const POST = withUser({ counts: "as-change", body: newPasskeySchema }, async ({ user, body, request }) => ({
	recoveryCodes: await addPasskey(user.id, body.passkey as RegistrationResponseJSON, request),
}));
