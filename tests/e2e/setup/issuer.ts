/** A real OpenID Connect issuer for the journeys. Its own sign-in page takes any name and password. */
import Provider from "oidc-provider";
import { apps, ISSUER_PORT, SECRETS } from "./apps";

const provider = new Provider(`http://localhost:${ISSUER_PORT}`, {
	clients: [
		{
			client_id: "innerscript",
			client_secret: SECRETS.OIDC_CLIENT_SECRET,
			redirect_uris: [`${apps.builtIn.url}/api/auth/callback/oidc`],
		},
	],
	claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "preferred_username"] },
	conformIdTokenClaims: false,
	findAccount: (_context, id) => ({
		accountId: id,
		claims: async () => ({
			sub: id,
			// A login that is an email address is also the person's email; that of `unsure…` is unverified, which the claim
			// states as text.
			email: id.includes("@") ? id : `${id}@issuer.example`,
			email_verified: id.startsWith("unsure") ? "false" : true,
			given_name: "Iris",
			preferred_username: id,
		}),
	}),
});
provider.listen(ISSUER_PORT);
