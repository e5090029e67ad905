import fc from "fast-check";
import { int32, MessageReader, message, readString, split } from "@/lib/launcher/database/wire/messages";

const packet = fc
	.tuple(fc.constantFrom(..."PBDEHSQX"), fc.uint8Array({ maxLength: 300 }))
	.map(([type, content]) => message(type, Buffer.from(content)));

function read(reader: MessageReader): Buffer[] {
	const packets: Buffer[] = [];
	for (let next = reader.next(); next; next = reader.next()) packets.push(next);
	return packets;
}

describe("MessageReader", () => {
	test("finds the same messages wherever what arrives is cut", () => {
		fc.assert(
			fc.property(fc.array(packet, { maxLength: 12 }), fc.array(fc.nat(400), { maxLength: 30 }), (packets, cuts) => {
				const reader = new MessageReader();
				reader.opening = false;
				const all = Buffer.concat(packets);
				const found: Buffer[] = [];
				let start = 0;
				for (const length of [...cuts, all.length]) {
					reader.push(all.subarray(start, start + length));
					start += length;
					found.push(...read(reader).map((each) => Buffer.from(each)));
				}
				expect(found).toEqual(packets);
			}),
		);
	});

	test("the first message has no type", () => {
		const reader = new MessageReader();
		reader.push(Buffer.concat([int32(8), int32(80877103)]));
		expect(reader.next()).toEqual(Buffer.concat([int32(8), int32(80877103)]));
	});

	test.each([0, 3, -1, 2 ** 31 - 1])("a length of %d is refused", (length) => {
		const reader = new MessageReader();
		reader.opening = false;
		reader.push(Buffer.concat([Buffer.from("Q"), int32(length)]));
		expect(() => reader.next()).toThrow("invalid length");
	});
});

test("an answer splits into its messages", () => {
	fc.assert(
		fc.property(fc.array(packet), (packets) => {
			expect([...split(Buffer.concat(packets))]).toEqual(packets);
		}),
	);
});

test("a string without an end is refused", () => {
	expect(readString(Buffer.from("ab\0c"), 0)).toEqual({ text: "ab", end: 3 });
	expect(() => readString(Buffer.from("abc"), 0)).toThrow("invalid string");
});
