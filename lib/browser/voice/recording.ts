/** How long one recording can be, in seconds. As WAV it is then 19 MB; the server takes 25. */
export const MAX_SECONDS = 600;
/** From how many seconds before the end on the person is told. */
export const WARN_SECONDS = 60;
/** What the server takes, in bytes, and a little room for what is still being written. */
export const MAX_BYTES = 24 * 1024 * 1024;
/** After how many seconds without any sound the person is told that nothing is heard. */
export const QUIET_SECONDS = 5;

/** Why a recording cannot go on though it is not over: it is as long as it can be, or the microphone went away. */
export type Stopped = "limit" | "lost";
/** Why there is no microphone. */
export type NoMicrophone = "denied" | "missing" | "unsupported";

export type RecorderPhase = "idle" | "recording" | "paused" | "processing";

export interface RecorderState {
	phase: RecorderPhase;
	/** Only while paused: it cannot be resumed. */
	stopped: Stopped | null;
	/** Only while idle: why it is. */
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

/** What the recorder does next. Events that make no sense in a state change nothing. */
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

/** Minutes and seconds as a clock shows them: `1:05`. */
export function clock(seconds: number): string {
	const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The kinds of file that can be sent, the one to record in first. Apple's browsers record mp4 best. */
export function recordingTypes(isApple: boolean): string[] {
	const webm = ["audio/webm;codecs=opus", "audio/webm"];
	const mp4 = ["audio/mp4"];
	return isApple ? [...mp4, ...webm] : [...webm, ...mp4];
}

/** Whether the recording has to become WAV before it is sent: all browsers on iOS are Safari underneath. */
export function isAppleBrowser({ vendor, userAgent }: { vendor: string; userAgent: string }): boolean {
	return /^Apple/.test(vendor) || /iPad|iPhone|iPod/.test(userAgent);
}

/** How a downloaded recording is called. */
export function fileNameOf(type: string, at: Date): string {
	const stamp = [at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes()]
		.map((part) => String(part).padStart(2, "0"))
		.join("-");
	const ending = /mp4/.test(type) ? "m4a" : /ogg/.test(type) ? "ogg" : /wav/.test(type) ? "wav" : "webm";
	return `dictation-${stamp}.${ending}`;
}
