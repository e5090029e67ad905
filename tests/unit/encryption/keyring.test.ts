import { randomBytes } from "node:crypto";
import fc from "fast-check";
import {
	Keyring,
	keyIdOf,
	newKey,
	type Place,
	parseKey,
	parseKeys,
	SealError,
} from "@/lib/server/core/encryption/keyring";

const place: Place = { table: "journal_entries", column: "content", row: ["a"], person: 1 };
const keyring = new Keyring(() => [Buffer.alloc(32, 1)]);
/** Any text, including halves of surrogate pairs. */
const anyText = fc.oneof(
	fc.string({ unit: "binary" }),
	fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

test("any text comes back as it was", () => {
	fc.assert(fc.property(anyText, (text) => keyring.open(keyring.seal(text, place), place) === text));
	for (const text of ["", "\ud800", "a\udc00b", "\0", "\ufeffx", "👩‍👩‍👧".repeat(20_000)]) {
		expect(keyring.open(keyring.seal(text, place), place)).toBe(text);
	}
});

test("the same text is never the same twice, and shows nothing of itself", () => {
	const [one, two] = [keyring.seal("the blue kettle", place), keyring.seal("the blue kettle", place)];
	expect(one).not.toBe(two);
	expect(one).toMatch(/^enc1\.[0-9a-f]{16}\.[\w-]+$/);
	expect(Buffer.from(one.slice(22), "base64url").toString("latin1")).not.toContain("kettle");
});

test.each<[string, Partial<Place>]>([
	["another row", { row: ["b"] }],
	["a row whose names only look alike together", { row: ["a", ""] }],
	["another column", { column: "title" }],
	["another table", { table: "chat_messages" }],
	["another person", { person: 2 }],
])("what is moved to %s does not open", (_, elsewhere) => {
	const sealed = keyring.seal("mine", place);
	expect(() => keyring.open(sealed, { ...place, ...elsewhere })).toThrow(SealError);
});

test("what was changed in any byte does not open, and the error does not quote it", () => {
	const sealed = keyring.seal("mine", place);
	const bytes = Buffer.from(sealed.slice(22), "base64url");
	for (const [index, byte] of bytes.entries()) {
		const changed = Buffer.from(bytes);
		changed[index] = byte ^ 1;
		expect(() => keyring.open(sealed.slice(0, 22) + changed.toString("base64url"), place)).toThrow(
			"journal_entries.content of a was changed, or belongs somewhere else",
		);
	}
	for (const length of [28, 12, 0]) {
		const cut = sealed.slice(0, 22) + bytes.subarray(0, length).toString("base64url");
		expect(() => keyring.open(cut, place)).toThrow(SealError);
	}
	expect(() => keyring.open("plain words", place)).toThrow("journal_entries.content of a is not encrypted");
});

test("the newest key seals, the older ones open, and one that is gone is named", () => {
	const [old, fresh] = [newKey(), newKey()];
	const before = new Keyring(() => [old]).seal("mine", place);
	const both = new Keyring(() => [fresh, old]);
	expect(both.open(before, place)).toBe("mine");
	const after = both.seal("mine", place);
	const alone = new Keyring(() => [fresh]);
	expect(keyIdOf(after)).toBe(alone.newest);
	expect(alone.open(after, place)).toBe("mine");
	expect(() => alone.open(before, place)).toThrow(`under the key ${keyIdOf(before)}, which is not here`);
});

test("a key that comes while the app runs opens at once", () => {
	const keys = [newKey()];
	const running = new Keyring(() => keys);
	keys.unshift(newKey());
	const sealed = new Keyring(() => keys).seal("mine", place);
	expect(running.open(sealed, place)).toBe("mine");
});

test("two people have different keys", () => {
	const seals = [1, 2].map((person) => keyring.seal("mine", { ...place, person }));
	expect(seals.map(keyIdOf)).toEqual([keyring.newest, keyring.newest]);
	expect(() => keyring.open(seals[0] ?? "", { ...place, person: 2 })).toThrow(SealError);
});

test("a key is 32 bytes in base64, and nothing else", () => {
	const key = randomBytes(32);
	expect(parseKey(` ${key.toString("base64")}\n`)).toEqual(key);
	expect(parseKey(key.toString("base64url"))).toEqual(key);
	expect(parseKeys(undefined)).toEqual([]);
	expect(parseKeys(`${key.toString("base64")}, ${Buffer.alloc(32).toString("base64")}`)).toHaveLength(2);
	for (const wrong of ["short", randomBytes(31).toString("base64"), "x".repeat(64), `${key.toString("hex")}`]) {
		expect(() => parseKey(wrong)).toThrow("is not 32 bytes in base64");
	}
	expect(() => new Keyring(() => [])).toThrow("There is no key");
});
