import { text } from "node:stream/consumers";
import { LiveAudio } from "@/lib/server/voice/live-audio";

const never = new AbortController().signal;
const GRACE_MS = 60;

/** Creates audio whose content the test controls. */
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
