import "server-only";
import nodemailer from "nodemailer";
import { APP_NAME } from "@/lib/domain/core/brand";
import { env } from "./env";

/** How long the mail server may take for each step, in milliseconds. */
const TIMEOUT_MS = 15_000;

/** Whether a mail server is configured. */
export const canMail = (): boolean => env().SMTP_URL !== undefined;

/**
 * Sends a plain text through the server of SMTP_URL.
 * @throws nodemailer's Error if the server refuses it. The error can quote the address, so log only its kind.
 */
export async function sendMail({ to, subject, text }: { to: string; subject: string; text: string }): Promise<void> {
	const { SMTP_URL, MAIL_FROM, APP_URL } = env();
	if (!SMTP_URL) throw new Error("There is no mail server");
	const transport = nodemailer.createTransport({
		url: SMTP_URL,
		connectionTimeout: TIMEOUT_MS,
		greetingTimeout: TIMEOUT_MS,
		socketTimeout: TIMEOUT_MS,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	const from = MAIL_FROM ?? { name: APP_NAME, address: `no-reply@${new URL(APP_URL).hostname}` };
	try {
		await transport.sendMail({ from, to: { name: "", address: to }, subject, text });
	} finally {
		transport.close();
	}
}
