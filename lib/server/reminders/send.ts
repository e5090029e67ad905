import "server-only";
import http from "node:http";
import https from "node:https";
import type { Notice } from "@/lib/domain/reminders/texts";
import { env } from "@/lib/server/core/env";
import { resolved, type Target } from "./address";
import type { PushKeys } from "./key";

/** Time limit of a request to a push service, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** How long the push service keeps a notice that it cannot deliver, in seconds. */
const TTL_S = 60 * 60;

export interface Destination {
	endpoint: string;
	publicKey: string;
	auth: string;
}

/** The outcome: `gone` if the browser's subscription no longer exists. */
export type Sent = "sent" | "gone" | "failed";

/** Returns the contact for the operator of a push service: a URL, or a mail address. */
const subject = () => (env().APP_URL.startsWith("https:") ? env().APP_URL : "mailto:reminders@innerscript.invalid");

/** Sends a notice to a browser through its push service, encrypted for that browser alone. Follows no redirect. */
export async function sendNotice(to: Destination, notice: Notice, keys: PushKeys): Promise<Sent> {
	const target = await resolved(to.endpoint);
	const { default: webPush } = await import("web-push");
	const subscription = { endpoint: to.endpoint, keys: { p256dh: to.publicKey, auth: to.auth } };
	const details = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
		...{ vapidDetails: { subject: subject(), ...keys }, TTL: TTL_S, urgency: "normal", topic: "reminder" },
	});
	const status = await post(target, details.headers, details.body);
	if (status === 404 || status === 410) return "gone";
	return status >= 200 && status < 300 ? "sent" : "failed";
}

/**
 * Posts to the exact address that was checked.
 * @returns the status; the body of the response is not read.
 */
function post({ url, address, family }: Target, headers: object, body: Buffer | null): Promise<number> {
	return new Promise((resolve, reject) => {
		const { request } = url.protocol === "https:" ? https : http;
		const call = request(url, {
			method: "POST",
			headers: { ...headers },
			agent: false,
			signal: AbortSignal.timeout(TIMEOUT_MS),
			lookup: (_, options, found) => (options.all ? found(null, [{ address, family }]) : found(null, address, family)),
		});
		call.on("response", (answer) => {
			resolve(answer.statusCode ?? 0);
			answer.destroy();
		});
		// No push service sends anything before its response, and a hostile one could send it without end.
		call.on("information", () => {
			reject(new Error("The service sent something before its response"));
			call.destroy();
		});
		call.on("error", reject);
		call.end(body);
	});
}
