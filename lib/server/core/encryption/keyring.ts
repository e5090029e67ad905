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
 * What people write is kept as AES-256-GCM ciphertext: `enc1.<key id>.<nonce, ciphertext and tag in base64url>`. The key
 * is one person's, derived from the key of the installation; what is authenticated with it names the table, the column,
 * the row and the person, so that ciphertext opens where it was put and nowhere else.
 */

/** Where a text stands. */
export interface Place {
	table: string;
	column: string;
	/** What names the row in its table, for as long as it lives. */
	row: readonly (string | number)[];
	person: number;
}

/** Something stored could not be opened. The message names where it stands and nothing of what it says. */
export class SealError extends Error {
	override name = "SealError";
}

const KEY_BYTES = 32;
const [NONCE, TAG] = [12, 16];
const WITH_TAG = { authTagLength: TAG };
/** How a text is encoded. UTF-8 cannot hold invalid Unicode, such as half an emoji, so that is UTF-16. */
const [UTF8, UTF16] = [0, 1];
/** The shortest time after which a key that was added elsewhere is used here, in milliseconds. */
export const KEY_CHECK_MS = 1_000;
/** Keys of people that are kept at hand. */
const MOST_PEOPLE = 2_000;

const shape = /^enc1\.([0-9a-f]{16})\.([A-Za-z0-9_-]{39,})$/;
/** The prefix of every text sealed under a key. */
export const prefixOf = (keyId: string): string => `enc1.${keyId}.`;
/** Under which key a text is sealed, or null for one that is not. */
export const keyIdOf = (text: string): string | null => shape.exec(text)?.[1] ?? null;

const signatureShape = /^sig1\.([0-9a-f]{16})\.([A-Za-z0-9_-]{43})$/;
/** The prefix of every signature that was made with a key. */
export const signaturePrefixOf = (keyId: string): string => `sig1.${keyId}.`;

/** The length of the prefix of sealed text. */
const TEXT_PREFIX = prefixOf("0".repeat(16)).length;
const MAGIC = Buffer.from("enc1");
/** The length of the prefix of sealed bytes, and of everything that sealing adds. */
const BYTES_PREFIX = MAGIC.length + 8;
export const BYTES_OVERHEAD = BYTES_PREFIX + NONCE + TAG;
/** The same as `prefixOf` for bytes. */
export const bytesPrefixOf = (keyId: string): Buffer => Buffer.concat([MAGIC, Buffer.from(keyId, "hex")]);
/** The same as `keyIdOf` for bytes. */
export function keyIdOfBytes(bytes: Buffer): string | null {
	const isSealed = bytes.length >= BYTES_OVERHEAD && bytes.subarray(0, MAGIC.length).equals(MAGIC);
	return isSealed ? bytes.subarray(MAGIC.length, BYTES_PREFIX).toString("hex") : null;
}

/** The JSON of table, column, row and person; put together by hand, because pages have hundreds of texts. */
const aadOf = ({ table, column, row, person }: Place) => {
	const names = row.length === 1 ? JSON.stringify(String(row[0])) : row.map((name) => JSON.stringify(String(name)));
	return Buffer.from(`["${table}","${column}",[${names}],${person}]`);
};
const nameOf = ({ table, column, row }: Place) => `${table}.${column} of ${row.join("/")}`;

/** Names a key without telling it. */
const idOf = (key: Buffer): string =>
	createHash("sha256").update("innerscript key id\n").update(key).digest("hex").slice(0, 16);

/** A key as a setting or a file holds it. @throws Error with what is wrong with it, for after its name. */
export function parseKey(text: string): Buffer {
	const key = Buffer.from(text.trim(), "base64");
	if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text.trim()) || key.length !== KEY_BYTES) {
		throw new Error("is not 32 bytes in base64 (`openssl rand -base64 32` makes some)");
	}
	return key;
}

/** Several, separated by commas, the newest first. @throws as `parseKey`. */
export const parseKeys = (text: string | undefined): Buffer[] => (text ? text.split(",").map(parseKey) : []);

export const newKey = (): Buffer => randomBytes(KEY_BYTES);

/** A shared buffer, so that decrypting the hundreds of texts of a page allocates no memory. */
const scratch = Buffer.alloc(16_384);
/** What is behind the prefix, in bytes that hold until the next call. */
function decoded(sealed: string): Buffer {
	const text = sealed.slice(TEXT_PREFIX);
	if (text.length > scratch.length) return Buffer.from(text, "base64url");
	return scratch.subarray(0, scratch.write(text, "base64url"));
}

/** The keys of an installation, the newest first: it seals, and all of them open. */
export class Keyring {
	#keys = new Map<string, Buffer>();
	#newest = "";
	#lookedAt = Number.NEGATIVE_INFINITY;
	readonly #people = new Map<string, KeyObject>();
	#last: { id: string; person: number; key: KeyObject } | null = null;

	/** @param read Gives the keys, newest first; asked again while the app runs, because there may be a new one. */
	constructor(private readonly read: () => readonly Buffer[]) {
		this.#look();
	}

	/** The id of the key that seals. */
	get newest(): string {
		if (performance.now() - this.#lookedAt > KEY_CHECK_MS) this.#look();
		return this.#newest;
	}

	/** The ids of all keys, the newest first. */
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

	/** @throws SealError for what was sealed somewhere else, under another key or not at all, or was changed since. */
	open(sealed: string, place: Place): string {
		// No closer check is needed: a changed text fails to decrypt, and a page has hundreds of them.
		if (!sealed.startsWith("enc1.") || sealed[TEXT_PREFIX - 1] !== ".") {
			throw new SealError(`${nameOf(place)} is not encrypted`);
		}
		const id = sealed.slice("enc1.".length, TEXT_PREFIX - 1);
		const plain = this.#decrypt(id, decoded(sealed), place);
		return plain.toString(plain[0] === UTF16 ? "utf16le" : "utf8", 1);
	}

	/** The same for what is no text. */
	sealBytes(bytes: Uint8Array, place: Place): Buffer {
		const id = this.newest;
		return Buffer.concat([bytesPrefixOf(id), this.#encrypt(id, bytes, place)]);
	}

	/** @throws as `open`. */
	openBytes(sealed: Uint8Array, place: Place): Buffer {
		const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
		const id = keyIdOfBytes(bytes);
		if (id === null) throw new SealError(`${nameOf(place)} is not encrypted`);
		return this.#decrypt(id, bytes.subarray(BYTES_PREFIX), place);
	}

	/** A signature, which says that whoever has the key put this value in this place: `sig1.<key id>.<HMAC in base64url>`. */
	sign(value: string, place: Place): string {
		const id = this.newest;
		return signaturePrefixOf(id) + this.#signature(id, value, place).toString("base64url");
	}

	/** Whether a signature is of this value in this place, under any of the keys. */
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
		// Texts that are decrypted together mostly belong to one person.
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
