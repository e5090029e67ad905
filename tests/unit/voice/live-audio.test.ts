import { text } from "node:stream/consumers";
import { LiveAudio } from "@/lib/server/voice/live-audio";

const never = new AbortController().signal;
const GRACE_MS = 60;

/** Audio that says what a test tells it to. */
function speaker() {
	let emit: (piece: Uint8Array) => void = () => {};
	let end = () => {};
	let fail: (error: Error) => void = () => {};
	const live = new LiveAudio((give, signal) => {
		emit = give;
		return new Promise((resolve, reject) => {
			end = resolve;
			fail = reject;
			signal.addEventListener("abort", () => reject(signal.reason));
		});
	}, GRACE_MS);
	return {
		live,
		say: (words: string) => emit(Buffer.from(words)),
		end: () => end(),
		fail: (error: Error) => fail(error),
	};
}

it("tells everybody everything, however late they come", async () => {
	const { live, say, end } = speaker();
	const early = text(live.stream());
	say("one ");
	const later = text(live.stream());
	say("two ");
	say("");
	end();
	const afterwards = text(live.stream());
	expect(await Promise.all([early, later, afterwards])).toEqual(["one two ", "one two ", "one two "]);
	expect(Buffer.concat(await live.whole(never)).toString()).toBe("one two ");
});

it("gives the first piece before there is a second", async () => {
	const { live, say, end } = speaker();
	const reader = live.stream().getReader();
	const begun = live.begun(never);
	say("one");
	await begun;
	expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe("one");
	end();
	expect((await reader.read()).done).toBe(true);
});

it("gives the first bytes as soon as they are there, and says where there are none to come", async () => {
	const { live, say, end } = speaker();
	const five = live.upTo(5, never);
	const seven = live.upTo(7, never);
	say("one");
	say("two");
	expect(Buffer.concat((await five) ?? []).toString()).toBe("onetwo");
	end();
	expect(await seven).toBeNull();
	expect(await live.upTo(1, never)).toBeNull();
});

it("breaks off where speaking fails, for everybody", async () => {
	const { live, say, fail } = speaker();
	const reader = live.stream().getReader();
	const whole = live.whole(never);
	say("one");
	fail(new Error("out of breath"));
	expect((await reader.read()).done).toBe(false);
	await expect(reader.read()).rejects.toThrow("out of breath");
	await expect(whole).rejects.toThrow("out of breath");
	await expect(live.begun(never)).resolves.toBeUndefined();
	await live.ended;
});

it("fails before it begins where the first piece never comes", async () => {
	const { live, fail } = speaker();
	const begun = live.begun(never);
	fail(new Error("no voice"));
	await expect(begun).rejects.toThrow("no voice");
});

it("stops when everybody has left, after a while in which somebody may come back", async () => {
	const { live, say } = speaker();
	const first = live.stream();
	const second = live.stream();
	say("one");
	await first.cancel();
	await new Promise((resolve) => setTimeout(resolve, 2 * GRACE_MS));
	expect(live.isAbandoned).toBe(false);
	await second.cancel();
	const third = live.stream();
	await new Promise((resolve) => setTimeout(resolve, 2 * GRACE_MS));
	expect(live.isAbandoned).toBe(false);
	await third.cancel();
	await third.cancel();
	await live.ended;
	expect(live.isAbandoned).toBe(true);
});

it("does not keep somebody waiting who has gone", async () => {
	const { live } = speaker();
	const controller = new AbortController();
	const waits = [live.begun(controller.signal), live.whole(controller.signal)];
	controller.abort(new Error("gone"));
	for (const wait of waits) await expect(wait).rejects.toThrow("gone");
	await live.ended;
	expect(live.isAbandoned).toBe(true);
});
