import fc from "fast-check";
import { MessageReader, message, split } from "@/lib/launcher/database/wire/messages";

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
});

test("an answer splits into its messages", () => {
	fc.assert(
		fc.property(fc.array(packet), (packets) => {
			expect([...split(Buffer.concat(packets))]).toEqual(packets);
		}),
	);
});
