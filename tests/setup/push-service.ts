import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A message as the browser receives it, and its sender. */
interface Delivered {
	to: string;
	text: string;
	ttl: number;
	/** The sender's claims (VAPID), after the signature was checked. */
	sender: { aud: string; sub: string; exp: number };
	/** The request exactly as it arrived. */
	raw: string;
}

interface Subscribed {
	keys: ReturnType<typeof createECDH>;
	auth: Buffer;
	/** The status that the service answers with; 201 if it accepts the message. */
	status: number;
}

/** Starts a push service on this machine that implements RFC 8030, 8188, 8291 and 8292. */
export async function startPushService() {
	const browsers = new Map<string, Subscribed>();
	const delivered: Delivered[] = [];
	const problems: string[] = [];
	const server = createServer(async (request, response) => {
		const path = request.url ?? "";
		const browser = browsers.get(path);
		const body = await bodyOf(request);
		if (browser?.status === 201) {
			try {
				const text = decrypted(body, browser);
				const sender = senderOf(request.headers.authorization ?? "");
				const raw = `${path} ${JSON.stringify(request.headers)} ${body.toString("latin1")}`;
				delivered.push({ to: path, text, ttl: Number(request.headers.ttl), sender, raw });
			} catch (error) {
				problems.push(String(error));
			}
		}
		response.writeHead(browser?.status ?? 404, { location: "http://127.0.0.1:1/" }).end("x");
	});
	await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		origin,
		delivered,
		problems,
		/** Returns the subscription of a new browser. */
		subscribe(status = 201) {
			const keys = createECDH("prime256v1");
			const publicKey = keys.generateKeys();
			const auth = randomBytes(16);
			const path = `/push/${randomUUID()}`;
			browsers.set(path, { keys, auth, status });
			return {
				endpoint: `${origin}${path}`,
				keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
			};
		},
		close: () => new Promise<void>((closed) => server.close(() => closed())),
	};
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part as Buffer);
	return Buffer.concat(parts);
}

const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
	Buffer.from(hkdfSync("sha256", key, salt, info, length));

/** Decrypts a message of a single record, as a browser does. */
function decrypted(body: Buffer, { keys, auth }: Subscribed): string {
	const salt = body.subarray(0, 16);
	const sender = body.subarray(21, 21 + (body[20] ?? 0));
	const sealed = body.subarray(21 + sender.length);
	const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
	const shared = derived(keys.computeSecret(sender), auth, info, 32);
	const key = derived(shared, salt, "Content-Encoding: aes128gcm\0", 16);
	const decipher = createDecipheriv("aes-128-gcm", key, derived(shared, salt, "Content-Encoding: nonce\0", 12));
	decipher.setAuthTag(sealed.subarray(-16));
	const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
	return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

function senderOf(authorization: string): Delivered["sender"] {
	const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
	const [head = "", claims = "", signature = ""] = token.split(".");
	const point = Buffer.from(key, "base64url");
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
	const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
	const isSigned = verify(
		"sha256",
		Buffer.from(`${head}.${claims}`),
		{ key: publicKey, dsaEncoding: "ieee-p1363" },
		Buffer.from(signature, "base64url"),
	);
	if (!isSigned) throw new Error("The sender's signature is wrong");
	return JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
}
