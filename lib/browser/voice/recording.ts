/** The longest recording, in seconds. As WAV it takes 19 MB; the server accepts 25. */
export const MAX_SECONDS = 600;
/** How many seconds before the end the person is told. */
export const WARN_SECONDS = 60;
/** Maximum size of a recording, in bytes: what the server accepts, less some room for what is still being written. */
export const MAX_BYTES = 24 * 1024 * 1024;
/** After how many seconds of silence the person is told that nothing is heard. */
export const QUIET_SECONDS = 5;

/** Why a recording can only be finished: it has reached the maximum length, or the microphone is gone. */
export type Stopped = "limit" | "lost";
/** Why there is no microphone. */
export type NoMicrophone = "denied" | "missing" | "unsupported";

export type RecorderPhase = "idle" | "recording" | "paused" | "processing";

export interface RecorderState {
	phase: RecorderPhase;
	/** Only while paused: why it cannot be resumed. */
	stopped: Stopped | null;
	/** Only while idle: why there is no microphone. */
	noMicrophone: NoMicrophone | null;
}

export type RecorderEvent =
	| { type: "started" }
	| { type: "refused"; why: NoMicrophone }
	| { type: "paused" }
	| { type: "resumed" }
	| { type: "stopped"; why: Stopped }
	| { type: "finishing" }
	| { type: "reset" };

export const idle: RecorderState = { phase: "idle", stopped: null, noMicrophone: null };

/** Returns the recorder's next state. Events that make no sense in a state change nothing. */
export function nextRecorderState(state: RecorderState, event: RecorderEvent): RecorderState {
	const { phase } = state;
	switch (event.type) {
		case "started":
			return phase === "idle" ? { ...idle, phase: "recording" } : state;
		case "refused":
			return phase === "idle" ? { ...idle, noMicrophone: event.why } : state;
		case "paused":
			return phase === "recording" ? { ...idle, phase: "paused" } : state;
		case "resumed":
			return phase === "paused" && !state.stopped ? { ...idle, phase: "recording" } : state;
		case "stopped":
			return phase === "recording" || phase === "paused" ? { ...idle, phase: "paused", stopped: event.why } : state;
		case "finishing":
			return phase === "recording" || phase === "paused" ? { ...idle, phase: "processing" } : state;
		case "reset":
			return idle;
	}
}

/** Formats minutes and seconds like a clock: `1:05`. */
export function clock(seconds: number): string {
	const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Returns the file types that can be sent, in order of preference. Apple's browsers record mp4 best. */
export function recordingTypes(isApple: boolean): string[] {
	const webm = ["audio/webm;codecs=opus", "audio/webm"];
	const mp4 = ["audio/mp4"];
	return isApple ? [...mp4, ...webm] : [...webm, ...mp4];
}

/** Whether a recording has to be converted to WAV before it is sent. All browsers on iOS are based on Safari. */
export function isAppleBrowser({ vendor, userAgent }: { vendor: string; userAgent: string }): boolean {
	return /^Apple/.test(vendor) || /iPad|iPhone|iPod/.test(userAgent);
}

/** Returns the file name of a downloaded recording. */
export function fileNameOf(type: string, at: Date): string {
	const stamp = [at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()]
		.map((part) => String(part).padStart(2, "0"))
		.join("-");
	const ending = /mp4/.test(type) ? "m4a" : /ogg/.test(type) ? "ogg" : /wav/.test(type) ? "wav" : "webm";
	return `dictation-${stamp}.${ending}`;
}
