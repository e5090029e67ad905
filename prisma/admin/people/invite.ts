import { newToken } from "@/lib/server/account/one-time-token";
import type { Command } from "../command";
import { withDatabase } from "../with-database";

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 7;
const MOST_DAYS = 90;

/** Reads the number of days. @throws Error if it is not a valid one. */
function daysOf(args: string[]): number {
	const [text = String(DEFAULT_DAYS), ...rest] = args;
	const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
	if (rest.length > 0 || days < 1 || days > MOST_DAYS) {
		throw new Error(`Usage: npm run admin -- invite ${invite.usage}, where days is a number from 1 to ${MOST_DAYS}`);
	}
	return days;
}

export const invite: Command = {
	name: "invite",
	usage: "[days]",
	summary: "prints a link with which somebody makes an account",
	details:
		`The link works once, for ${DEFAULT_DAYS} days unless you say otherwise, where REGISTRATION=invite. Only a hash of it is ` +
		"stored. Whoever has it can join, so send it to nobody else.",
	async run(args, settings) {
		const days = daysOf(args);
		await withDatabase(settings, async (prisma) => {
			const now = new Date();
			const { token, tokenHash, expiresAt } = newToken(now, days * DAY_MS);
			// Expired invitations are of no use any more.
			await prisma.invitation.deleteMany({ where: { expiresAt: { lt: now } } });
			await prisma.invitation.create({ data: { tokenHash, createdAt: now, expiresAt } });
			// After the #, so that no server writes it into a log.
			const link = new URL("/", settings.appUrl);
			link.hash = `invitation=${token}`;
			console.log(`For one person, until ${expiresAt.toISOString().slice(0, 10)}:\n\n${link}\n`);
		});
	},
};
