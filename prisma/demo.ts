/** `npm run demo`: creates an account with sixty days of a believable life, to explore the app with. */
import { randomBytes } from "node:crypto";
import path from "node:path";
import { settings } from "@/lib/launcher/settings";
import { hashPassword } from "@/lib/server/account/password";
import { signed } from "@/lib/server/core/encryption/signed-rows";
import { withDatabase } from "./admin/with-database";
import { makeDemoAccount } from "./demo/account";

const USERNAME = "demo";
/** An address that no mail can reach; distinguishes the demo account from that of a real person called demo. */
const EMAIL = "demo@innerscript.invalid";

async function main(args: string[]): Promise<void> {
	if (args.some((arg) => arg !== "--again")) throw new Error("Usage: npm run demo [-- --again]");
	process.chdir(path.join(import.meta.dirname, ".."));
	const configured = settings();
	await withDatabase(configured, async (prisma, keyring) => {
		const existing = await prisma.user.findUnique({ where: { usernameKey: USERNAME } });
		if (existing && existing.email !== EMAIL) {
			throw new Error(`Somebody here is called ${USERNAME} already, so the demo account cannot be made.`);
		}
		if (existing && !args.includes("--again")) {
			throw new Error(
				"The demo account is there already. `npm run demo -- --again` replaces it with a fresh one and a new password.",
			);
		}
		if (existing) await prisma.user.delete({ where: { id: existing.id } });
		console.log("Writing two months of somebody's evenings…");
		const password = randomBytes(9).toString("base64url");
		const passwordHash = await hashPassword(password, "administrator");
		const now = new Date();
		const id = await makeDemoAccount(
			{ prisma, now, timezoneOffset: now.getTimezoneOffset() },
			{
				username: USERNAME,
				usernameKey: USERNAME,
				email: EMAIL,
				passwordHash,
				firstName: "Robin",
			},
		);
		const passwordSeal = signed(keyring, "password", { row: [id], person: id, bound: [passwordHash] });
		await prisma.user.update({ where: { id }, data: { passwordSeal } });
		console.log(
			`\nThe demo account is ready.\n\n  address   ${configured.appUrl}\n  username  ${USERNAME}\n  password  ${password}\n`,
		);
	});
}

main(process.argv.slice(2)).catch((error: Error) => {
	console.error(error.message);
	process.exitCode = 1;
});
