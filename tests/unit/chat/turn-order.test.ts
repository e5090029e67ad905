import fc from "fast-check";
import { inTurnOrder } from "@/lib/domain/chat/turn-order";

const message = (id: number, replyToId: number | null = null) => ({ id, replyToId });
const order = (messages: { id: number }[]) => messages.map(({ id }) => id);

test.each<[string, ReturnType<typeof message>[], number[]]>([
	["two sends at once", [message(1), message(2), message(3, 2), message(4, 1)], [1, 4, 2, 3]],
	["a message that stands unanswered", [message(1), message(2), message(3, 2)], [1, 2, 3]],
	["a reply whose message is on an earlier page", [message(5), message(4, 1)], [4, 5]],
	["replies from before they knew what they answer", [message(2), message(1), message(3)], [1, 2, 3]],
])("orders %s", (_, messages, expected) => {
	expect(order(inTurnOrder(messages))).toEqual(expected);
	expect(order(inTurnOrder(messages.toReversed()))).toEqual(expected);
});

/** Messages in storage order: replies come in any order, each after the message it answers. */
const conversation = fc.array(fc.record({ isReply: fc.boolean(), pick: fc.nat() }), { maxLength: 60 }).map((steps) => {
	const all: { id: number; replyToId: number | null }[] = [];
	const open: number[] = [];
	for (const { isReply, pick } of steps) {
		const id = all.length + 1;
		const [answered] = isReply && open.length > 0 ? open.splice(pick % open.length, 1) : [];
		if (answered === undefined) open.push(id);
		all.push(message(id, answered ?? null));
	}
	return all;
});

it("has every message once, and every reply right behind what it answers", () => {
	fc.assert(
		fc.property(conversation, (messages) => {
			const ordered = inTurnOrder(messages);
			expect(order(ordered).toSorted((a, b) => a - b)).toEqual(order(messages));
			const asked = ordered.filter(({ replyToId }) => replyToId === null);
			expect(order(asked)).toEqual(order(asked).toSorted((a, b) => a - b));
			ordered.forEach(({ replyToId }, i) => {
				if (replyToId !== null) expect(ordered[i - 1]?.id).toBe(replyToId);
			});
		}),
	);
});
