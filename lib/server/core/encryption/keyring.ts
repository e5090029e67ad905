import {
	createCipheriv,
	createDecipheriv,
	createHash,
	createHmac,
	createSecretKey,
	hkdfSync,
	type KeyObject,
	randomBytes,
	timingSafeEqual,
} from "node:crypto";

/*
 * What people write is stored as AES-256-GCM ciphertext: `enc1.<key id>.<nonce, ciphertext and tag in base64url>`. Each
 * person has a key of their own, derived from the installation's key. The table, column, row and person are
 * authenticated with the text, so that ciphertext can only be decrypted where it was put.
 */

/** The place where a value is stored. */
export interface Place {
	table: string;
	column: string;
	/** The values that identify the row in its table and never change. */
	row: readonly (string | number)[];
	person: number;
}

/** A stored value could not be decrypted. The message names its place and quotes nothing of it. */
export class SealError extends Error {
	override name = "SealError";
}

const KEY_BYTES = 32;
const [NONCE, TAG] = [12, 16];
const WITH_TAG = { authTagLength: TAG };
/**
 * How a text is encoded. UTF-8 cannot hold invalid Unicode, such as half a surrogate pair, so such a text is stored as
 * UTF-16.
 */
const [UTF8, UTF16] = [0, 1];
/** How long it takes at least until a key that was added elsewhere is used here, in milliseconds. */
export const KEY_CHECK_MS = 1_000;
/** How many people's derived keys are cached. */
const MOST_PEOPLE = 2_000;

const shape = /^enc1\.([0-9a-f]{16})\.([A-Za-z0-9_-]{39,})$/;
/** Returns the prefix of every text encrypted under a key. */
export const prefixOf = (keyId: string): string => `enc1.${keyId}.`;
/** Returns the id of the key under which a text is encrypted, or null if it is not encrypted. */
export const keyIdOf = (text: string): string | null => shape.exec(text)?.[1] ?? null;

const signatureShape = /^sig1\.([0-9a-f]{16})\.([A-Za-z0-9_-]{43})$/;
/** Returns the prefix of every signature made with a key. */
export const signaturePrefixOf = (keyId: string): string => `sig1.${keyId}.`;

/** The length of the prefix of encrypted text. */
const TEXT_PREFIX = prefixOf("0".repeat(16)).length;
const MAGIC = Buffer.from("enc1");
/** The length of the prefix of encrypted bytes, and by how many bytes encryption makes them longer. */
const BYTES_PREFIX = MAGIC.length + 8;
export const BYTES_OVERHEAD = BYTES_PREFIX + NONCE + TAG;
/** Like `prefixOf`, for bytes. */
export const bytesPrefixOf = (keyId: string): Buffer => Buffer.concat([MAGIC, Buffer.from(keyId, "hex")]);
/** Like `keyIdOf`, for bytes. */
export function keyIdOfBytes(bytes: Buffer): string | null {
	const isSealed = bytes.length >= BYTES_OVERHEAD && bytes.subarray(0, MAGIC.length).equals(MAGIC);
	return isSealed ? bytes.subarray(MAGIC.length, BYTES_PREFIX).toString("hex") : null;
}

/**
 * Returns the additional authenticated data: the JSON of table, column, row and person. Built by hand for speed,
 * because pages have hundreds of texts.
 */
const aadOf = ({ table, column, row, person }: Place) => {
	const names = row.length === 1 ? JSON.stringify(String(row[0])) : row.map((name) => JSON.stringify(String(name)));
	return Buffer.from(`["${table}","${column}",[${names}],${person}]`);
};
const nameOf = ({ table, column, row }: Place) => `${table}.${column} of ${row.join("/")}`;

/** Returns an id that names a key without revealing it. */
const idOf = (key: Buffer): string =>
	createHash("sha256").update("innerscript key id\n").update(key).digest("hex").slice(0, 16);

/**
 * Parses a key as settings and files hold it.
 * @throws Error with what is wrong, worded to follow the setting's name.
 */
export function parseKey(text: string): Buffer {
	const key = Buffer.from(text.trim(), "base64");
	if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text.trim()) || key.length !== KEY_BYTES) {
		throw new Error("is not 32 bytes in base64 (`openssl rand -base64 32` makes some)");
	}
	return key;
}

/**
 * Parses several keys, separated by commas, newest first.
 * @throws as `parseKey`.
 */
export const parseKeys = (text: string | undefined): Buffer[] => (text ? text.split(",").map(parseKey) : []);

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** A shared buffer, so that decrypting the hundreds of texts of a page allocates no memory. */
const scratch = Buffer.alloc(16_384);
/** Decodes what follows the prefix. The bytes are only valid until the next call. */
function decoded(sealed: string): Buffer {
	const text = sealed.slice(TEXT_PREFIX);
	if (text.length > scratch.length) return Buffer.from(text, "base64url");
	return scratch.subarray(0, scratch.write(text, "base64url"));
}

/** The keys of an installation. The newest encrypts; all of them decrypt. */
export class Keyring {
	#keys = new Map<string, Buffer>();
	#newest = "";
	#lookedAt = Number.NEGATIVE_INFINITY;
	readonly #people = new Map<string, KeyObject>();
	#last: { id: string; person: number; key: KeyObject } | null = null;

	/** @param read Returns the keys, newest first. Called again while the app runs, because there may be a new one. */
	constructor(private readonly read: () => readonly Buffer[]) {
		this.#look();
	}

	/** The id of the key that encrypts. */
	get newest(): string {
		if (performance.now() - this.#lookedAt > KEY_CHECK_MS) this.#look();
		return this.#newest;
	}

	/** The ids of all keys, newest first. */
	get ids(): string[] {
		return [...this.#keys.keys()];
	}

	seal(text: string, place: Place): string {
		const plain = text.isWellFormed()
			? [Buffer.of(UTF8), Buffer.from(text, "utf8")]
			: [Buffer.of(UTF16), Buffer.from(text, "utf16le")];
		const id = this.newest;
		return prefixOf(id) + this.#encrypt(id, Buffer.concat(plain), place).toString("base64url");
	}

	/**
	 * Decrypts a text.
	 * @throws SealError if it was encrypted for another place, under another key or not at all, or has been changed.
	 */
	open(sealed: string, place: Place): string {
		// No stricter check is needed: a changed text fails to decrypt, and a page has hundreds of texts.
		if (!sealed.startsWith("enc1.") || sealed[TEXT_PREFIX - 1] !== ".") {
			throw new SealError(`${nameOf(place)} is not encrypted`);
		}
		const id = sealed.slice("enc1.".length, TEXT_PREFIX - 1);
		const plain = this.#decrypt(id, decoded(sealed), place);
		return plain.toString(plain[0] === UTF16 ? "utf16le" : "utf8", 1);
	}

	/** Like `seal`, for bytes. */
	sealBytes(bytes: Uint8Array, place: Place): Buffer {
		const id = this.newest;
		return Buffer.concat([bytesPrefixOf(id), this.#encrypt(id, bytes, place)]);
	}

	/**
	 * Like `open`, for bytes.
	 * @throws as `open`.
	 */
	openBytes(sealed: Uint8Array, place: Place): Buffer {
		const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
		const id = keyIdOfBytes(bytes);
		if (id === null) throw new SealError(`${nameOf(place)} is not encrypted`);
		return this.#decrypt(id, bytes.subarray(BYTES_PREFIX), place);
	}

	/**
	 * Signs a value, which proves that somebody with the key put it in this place: `sig1.<key id>.<HMAC in base64url>`.
	 */
	sign(value: string, place: Place): string {
		const id = this.newest;
		return signaturePrefixOf(id) + this.#signature(id, value, place).toString("base64url");
	}

	/** Whether a signature matches this value in this place, under any of the keys. */
	isSigned(signature: string | null, value: string, place: Place): boolean {
		const [, id = "", given = ""] = signatureShape.exec(signature ?? "") ?? [];
		if (id && !this.#keys.has(id)) this.#look();
		if (!this.#keys.has(id)) return false;
		return timingSafeEqual(Buffer.from(given, "base64url"), this.#signature(id, value, place));
	}

	#signature(id: string, value: string, place: Place): Buffer {
		const key = hkdfSync("sha256", this.#keys.get(id) ?? "", "", "innerscript signature", KEY_BYTES);
		return createHmac("sha256", Buffer.from(key)).update(aadOf(place)).update("\n").update(value).digest();
	}

	#encrypt(id: string, plain: Uint8Array, place: Place): Buffer {
		const nonce = randomBytes(NONCE);
		const cipher = createCipheriv("aes-256-gcm", this.#keyOf(id, place.person), nonce);
		cipher.setAAD(aadOf(place));
		return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
	}

	#decrypt(id: string, bytes: Buffer, place: Place): Buffer {
		if (!this.#keys.has(id)) this.#look();
		if (!this.#keys.has(id)) {
			throw new SealError(`${nameOf(place)} is encrypted under the key ${id}, which is not here`);
		}
		try {
			const nonce = bytes.subarray(0, NONCE);
			const decipher = createDecipheriv("aes-256-gcm", this.#keyOf(id, place.person), nonce, WITH_TAG);
			decipher.setAAD(aadOf(place)).setAuthTag(bytes.subarray(-TAG));
			const plain = decipher.update(bytes.subarray(NONCE, -TAG));
			// Returns no data, but throws if the tag is wrong.
			decipher.final();
			return plain;
		} catch (cause) {
			throw new SealError(`${nameOf(place)} was changed, or belongs somewhere else`, { cause });
		}
	}

	#look(): void {
		const keys = new Map(this.read().map((key) => [idOf(key), key]));
		const [newest] = keys.keys();
		if (newest === undefined) throw new Error("There is no key to encrypt with.");
		this.#keys = keys;
		this.#newest = newest;
		this.#lookedAt = performance.now();
	}

	#keyOf(id: string, person: number): KeyObject {
		// Texts that are decrypted together mostly belong to the same person.
		if (this.#last?.person === person && this.#last.id === id) return this.#last.key;
		const key = this.#derived(id, person);
		this.#last = { id, person, key };
		return key;
	}

	#derived(id: string, person: number): KeyObject {
		const name = `${id}/${person}`;
		const known = this.#people.get(name);
		if (known) return known;
		const derived = hkdfSync("sha256", this.#keys.get(id) ?? "", String(person), "innerscript person", KEY_BYTES);
		const key = createSecretKey(Buffer.from(derived));
		if (this.#people.size >= MOST_PEOPLE) this.#people.clear();
		this.#people.set(name, key);
		return key;
	}
}
