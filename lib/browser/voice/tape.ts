import { isAppleBrowser, MAX_BYTES, MAX_SECONDS, type NoMicrophone, recordingTypes, type Stopped } from "./recording";

/** There is no microphone to record with. */
export class MicrophoneError extends Error {
	constructor(
		readonly why: NoMicrophone,
		cause: unknown,
	) {
		super(`No microphone: ${why}`, { cause });
		this.name = "MicrophoneError";
	}
}

const PIECE_MS = 1000;
/** How long to wait for the last chunk, in milliseconds. */
const LAST_PIECE_MS = 3000;

async function openMicrophone(): Promise<MediaStream> {
	// Browsers hide the microphone from pages that are not served over https.
	if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === "undefined")
		throw new MicrophoneError("unsupported", null);
	try {
		return await navigator.mediaDevices.getUserMedia({
			audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
		});
	} catch (error) {
		const name = error instanceof Error ? error.name : "";
		const isDenied = name === "NotAllowedError" || name === "SecurityError" || name === "PermissionDeniedError";
		throw new MicrophoneError(isDenied ? "denied" : "missing", error);
	}
}

/** Opens an analyser that measures the volume; browsers without one can still record. */
function openMeter(stream: MediaStream): { context: AudioContext; analyser: AnalyserNode } | null {
	try {
		const context = new AudioContext();
		const analyser = context.createAnalyser();
		analyser.fftSize = 1024;
		context.createMediaStreamSource(stream).connect(analyser);
		void context.resume?.();
		return { context, analyser };
	} catch {
		return null;
	}
}

/** One recording, from opening the microphone to releasing it. */
export class Tape {
	private readonly pieces: Blob[] = [];
	private bytes = 0;
	/** Seconds recorded before the last pause. */
	private before = 0;
	private since: number | null = null;
	private isClosed = false;
	private readonly samples = new Float32Array(1024);
	private ended: () => void = () => {};
	private readonly end = new Promise<void>((resolve) => {
		this.ended = resolve;
	});
	private readonly limit: ReturnType<typeof setInterval>;

	private constructor(
		private readonly stream: MediaStream,
		private readonly recorder: MediaRecorder,
		private readonly meter: ReturnType<typeof openMeter>,
		private readonly onStopped: (why: Stopped) => void,
	) {
		recorder.ondataavailable = ({ data }) => {
			if (data.size === 0) return;
			this.pieces.push(data);
			this.bytes += data.size;
		};
		recorder.onstop = () => {
			this.hold();
			this.ended();
			// It stopped on its own: the microphone was unplugged, or a phone call took it.
			if (!this.isClosed) this.stopBecause("lost");
		};
		recorder.onerror = () => this.stopBecause("lost");
		this.limit = setInterval(() => {
			if (this.seconds >= MAX_SECONDS || this.bytes >= MAX_BYTES) this.stopBecause("limit");
		}, PIECE_MS / 4);
	}

	/**
	 * Opens the microphone and begins to record.
	 * @param onStopped Called if the recording ends on its own; what was recorded is still there.
	 * @throws MicrophoneError if there is no microphone; whatever the browser throws if recording cannot begin.
	 */
	static async start(onStopped: (why: Stopped) => void): Promise<Tape> {
		const stream = await openMicrophone();
		try {
			const type = recordingTypes(isAppleBrowser(navigator)).find((candidate) =>
				MediaRecorder.isTypeSupported(candidate),
			);
			const recorder = new MediaRecorder(stream, { ...(type && { mimeType: type }), audioBitsPerSecond: 64_000 });
			const tape = new Tape(stream, recorder, openMeter(stream), onStopped);
			// In chunks, so that what was said so far is not lost if the page closes in the middle.
			recorder.start(PIECE_MS);
			tape.since = performance.now();
			return tape;
		} catch (error) {
			for (const track of stream.getTracks()) track.stop();
			throw error;
		}
	}

	/** Length of the recording so far, without pauses, in seconds. */
	get seconds(): number {
		return this.before + (this.since === null ? 0 : (performance.now() - this.since) / 1000);
	}

	/** Returns the current volume, from 0 to 1; null if it cannot be measured. */
	level(): number | null {
		if (!this.meter) return null;
		this.meter.analyser.getFloatTimeDomainData(this.samples);
		let sum = 0;
		for (const sample of this.samples) sum += sample * sample;
		const rms = Math.sqrt(sum / this.samples.length);
		// Speech is between -50 and -10 dB, which fills the meter.
		return rms === 0 ? 0 : Math.min(1, Math.max(0, (20 * Math.log10(rms) + 50) / 40));
	}

	pause(): void {
		if (this.recorder.state === "recording") this.recorder.pause();
		this.hold();
	}

	resume(): void {
		if (this.recorder.state !== "paused") return;
		this.recorder.resume();
		this.since = performance.now();
	}

	/** What has been recorded so far. The last second may be missing until the recording is finished. */
	get soFar(): Blob {
		return new Blob(this.pieces, { type: this.recorder.mimeType });
	}

	/**
	 * Ends the recording and releases the microphone.
	 * @returns The whole recording; empty if nothing was captured.
	 */
	async finish(): Promise<Blob> {
		this.isClosed = true;
		if (this.recorder.state !== "inactive") this.recorder.stop();
		// The last chunk comes after the stop, even if the recording had ended on its own.
		await Promise.race([this.end, new Promise((resolve) => setTimeout(resolve, LAST_PIECE_MS))]);
		this.close();
		return this.soFar;
	}

	/** Stops recording, and releases the microphone. */
	close(): void {
		this.isClosed = true;
		clearInterval(this.limit);
		this.hold();
		if (this.recorder.state !== "inactive") this.recorder.stop();
		for (const track of this.stream.getTracks()) track.stop();
		if (this.meter && this.meter.context.state !== "closed") void this.meter.context.close();
	}

	private hold(): void {
		this.before = this.seconds;
		this.since = null;
	}

	private stopBecause(why: Stopped): void {
		if (this.isClosed) return;
		this.close();
		this.onStopped(why);
	}
}
