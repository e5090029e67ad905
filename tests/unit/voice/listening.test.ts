import fc from "fast-check";
import { audioFailed, playbackFailed } from "@/lib/domain/voice/failures";
import { type ListeningEvent, nextListeningState, silent } from "@/lib/domain/voice/listening";

const reached = (...events: ListeningEvent[]) => events.reduce(nextListeningState, silent);
const load: ListeningEvent = { type: "load" };
const playing: ListeningEvent = { type: "playing" };
const paused: ListeningEvent = { type: "paused" };
const failed: ListeningEvent = { type: "failed" };
const at = (position: number, duration = 60): ListeningEvent => ({ type: "time", position, duration });

describe("states", () => {
	test.each<[string, ListeningEvent[], object]>([
		["silent", [], { phase: "idle", position: 0 }],
		["loading", [load], { phase: "loading" }],
		["playing", [load, playing], { phase: "playing" }],
		["where it is", [load, playing, at(12)], { position: 12, duration: 60 }],
		["how long is not known yet", [load, playing, at(12, Number.POSITIVE_INFINITY)], { duration: null }],
		["nor by a player that has nothing", [load, playing, at(12, Number.NaN)], { duration: null }],
		["paused with its place", [load, playing, at(12), paused], { phase: "paused", position: 12 }],
		["going on", [load, playing, at(12), paused, load, playing], { phase: "playing", position: 12 }],
		["ended is idle", [load, playing, at(60), { type: "ended" }], silent],
		["failed before it began", [load, failed], { phase: "idle", isBroken: true }],
		[
			"cut off half-way keeps its place",
			[load, playing, at(12), failed],
			{ phase: "paused", position: 12, isBroken: true },
		],
		["loading again keeps the place", [load, playing, at(12), failed, load, at(0)], { phase: "loading", position: 12 }],
		["a late word of the broken sound moves nothing", [load, playing, at(12), failed, at(0)], { position: 12 }],
		["heard again", [load, playing, at(12), failed, load, playing, at(12.2)], { phase: "playing", isBroken: false }],
		["the id of a failure", [load, failed, { type: "reported", errorId: "e1" }], { phase: "idle", errorId: "e1" }],
		["is gone with the next try", [load, failed, { type: "reported", errorId: "e1" }, load], { errorId: null }],
		["interrupted while loading", [load, { type: "interrupted" }], { phase: "idle" }],
		["interrupted while playing waits for the player", [load, playing, { type: "interrupted" }], { phase: "playing" }],
		["nothing to fail", [failed], { phase: "idle", isBroken: false }],
	])("%s", (_, events, expected) => expect(reached(...events)).toMatchObject(expected));

	test("a place, once there, is lost only by hearing the end", () => {
		const event = fc.constantFrom<ListeningEvent>(load, playing, paused, failed, at(5), at(40), {
			type: "interrupted",
		});
		fc.assert(
			fc.property(fc.array(event), (events) => {
				const state = events.reduce(nextListeningState, reached(load, playing, at(5)));
				return state.position > 0 && (state.phase !== "idle" || state.position === 0);
			}),
		);
	});
});

describe("what is said", () => {
	const fine = { ok: true } as const;
	test.each([
		[1, "Audio loading was aborted."],
		[2, "Network error while loading audio."],
		[3, "Audio format error or decoding failed."],
		[4, "Audio format not supported."],
		[undefined, "Could not load audio."],
		[9, "Could not load audio."],
	])("of error %s", (code, description) =>
		expect(audioFailed(code, fine)).toEqual({ title: "Audio Error", description }),
	);

	test.each([
		[
			"The narrator is out of order.",
			"Network error while loading audio. The narrator is out of order. Please try again later.",
		],
		["No narrator", "Network error while loading audio. No narrator. Please try again later."],
		[null, "Network error while loading audio. Please try again later."],
		["It is busy. Please try again later.", "Network error while loading audio. It is busy. Please try again later."],
	])("with the server's %j", (details, description) =>
		expect(audioFailed(2, { ok: false, details }).description).toBe(description),
	);

	test("of a playback that failed", () =>
		expect(playbackFailed("not allowed")).toEqual({
			title: "Playback Error",
			description: "Could not play audio: not allowed",
		}));
});
