import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const b64 = (data: Uint8Array) => Buffer.from(data).toString("base64url");

interface Quirks {
	origin?: string;
	rpId?: string;
	/** Whether the authenticator has verified the person: by fingerprint, face or PIN. */
	userVerified?: boolean;
}

/** A security key in software that does what WebAuthn requires: ES256, attestation "none". */
export class Authenticator {
	readonly id = b64(randomBytes(32));
	private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
	counter = 0;

	constructor(private readonly quirks: Quirks = {}) {}

	private clientData(type: string, challenge: string): Buffer {
		const origin = this.quirks.origin ?? "http://localhost:3000";
		return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
	}

	private authData(flags: number): Buffer {
		const verified = this.quirks.userVerified === false ? 0 : 0x04;
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(++this.counter);
		return Buffer.concat([sha256(this.quirks.rpId ?? "localhost"), Buffer.from([flags | 0x01 | verified]), counter]);
	}

	/** Answers `navigator.credentials.create`. */
	create({ challenge }: { challenge: string }) {
		const { x = "", y = "" } = this.keys.publicKey.export({ format: "jwk" });
		const key = new Map<number, number | Uint8Array>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, new Uint8Array(Buffer.from(x, "base64url"))],
			[-3, new Uint8Array(Buffer.from(y, "base64url"))],
		]);
		const id = Buffer.from(this.id, "base64url");
		const length = Buffer.alloc(2);
		length.writeUInt16BE(id.length);
		const authData = Buffer.concat([this.authData(0x40), Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
		const attestation = new Map<string, unknown>([
			["fmt", "none"],
			["attStmt", new Map()],
			["authData", new Uint8Array(authData)],
		]);
		return this.credential({
			clientDataJSON: b64(this.clientData("webauthn.create", challenge)),
			attestationObject: b64(isoCBOR.encode(attestation as never)),
			transports: ["internal"],
		});
	}

	/** Answers `navigator.credentials.get`. */
	get({ challenge }: { challenge: string }) {
		const clientData = this.clientData("webauthn.get", challenge);
		const authData = this.authData(0);
		const signed = createSign("sha256").update(Buffer.concat([authData, sha256(clientData)]));
		return this.credential({
			clientDataJSON: b64(clientData),
			authenticatorData: b64(authData),
			signature: b64(signed.sign(this.keys.privateKey)),
		});
	}

	private credential<T>(response: T) {
		return { id: this.id, rawId: this.id, type: "public-key", response, clientExtensionResults: {} };
	}
}
