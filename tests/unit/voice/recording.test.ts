import {
	clock,
	fileNameOf,
	idle,
	isAppleBrowser,
	nextRecorderState,
	type RecorderEvent,
	recordingTypes,
} from "@/lib/browser/voice/recording";

const reached = (...events: RecorderEvent[]) => events.reduce(nextRecorderState, idle);
const started: RecorderEvent = { type: "started" };
const paused: RecorderEvent = { type: "paused" };
const resumed: RecorderEvent = { type: "resumed" };
const finishing: RecorderEvent = { type: "finishing" };

describe("states", () => {
	test.each<[string, RecorderEvent[], object]>([
		["nothing yet", [], { phase: "idle" }],
		["recording", [started], { phase: "recording" }],
		["paused", [started, paused], { phase: "paused", stopped: null }],
		["resumed", [started, paused, resumed], { phase: "recording" }],
		["processing", [started, finishing], { phase: "processing" }],
		["processing out of a pause", [started, paused, finishing], { phase: "processing" }],
		["refused", [{ type: "refused", why: "denied" }], { phase: "idle", noMicrophone: "denied" }],
		[
			"refused, then allowed",
			[{ type: "refused", why: "denied" }, started],
			{ phase: "recording", noMicrophone: null },
		],
		["as long as it can be", [started, { type: "stopped", why: "limit" }], { phase: "paused", stopped: "limit" }],
		["which cannot be resumed", [started, { type: "stopped", why: "limit" }, resumed], { phase: "paused" }],
		["the microphone lost in a pause", [started, paused, { type: "stopped", why: "lost" }], { stopped: "lost" }],
		["reset", [started, { type: "reset" }], { phase: "idle", stopped: null }],
		["nothing to pause", [paused], { phase: "idle" }],
		["nothing to resume", [started, resumed], { phase: "recording" }],
		["nothing to finish", [finishing], { phase: "idle" }],
		["processing is not stopped", [started, finishing, { type: "stopped", why: "lost" }], { phase: "processing" }],
	])("%s", (_, events, expected) => expect(reached(...events)).toMatchObject(expected));
});

test.each([
	[0, "0:00"],
	[59.9, "0:59"],
	[65, "1:05"],
	[600, "10:00"],
	[-1, "0:00"],
	[Number.NaN, "0:00"],
	[Number.POSITIVE_INFINITY, "0:00"],
])("%d seconds read %s", (seconds, read) => expect(clock(seconds)).toBe(read));

test.each([
	["Safari on a Mac", "Apple Computer, Inc.", "Macintosh … Version/18.0 Safari/605.1.15", true],
	["Chrome on an iPhone", "Apple Computer, Inc.", "iPhone … CriOS/130", true],
	["Firefox on an iPad that hides its vendor", "", "iPad … FxiOS/130", true],
	["Chrome on a Mac", "Google Inc.", "Macintosh … Chrome/130 Safari/537.36", false],
	["Firefox", "", "X11; Linux … Firefox/130", false],
])("%s", (_, vendor, userAgent, isApple) => expect(isAppleBrowser({ vendor, userAgent })).toBe(isApple));

test("records mp4 first on Apple's browsers, webm first elsewhere", () => {
	expect(recordingTypes(true)[0]).toBe("audio/mp4");
	expect(recordingTypes(false)[0]).toBe("audio/webm;codecs=opus");
});

test.each([
	["audio/webm;codecs=opus", "dictation-2026-03-09-07-05.webm"],
	["audio/mp4", "dictation-2026-03-09-07-05.m4a"],
	["audio/ogg", "dictation-2026-03-09-07-05.ogg"],
	["audio/wav", "dictation-2026-03-09-07-05.wav"],
	["", "dictation-2026-03-09-07-05.webm"],
])("%s is downloaded as %s", (type, name) => expect(fileNameOf(type, new Date(2026, 2, 9, 7, 5))).toBe(name));
