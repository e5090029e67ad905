/** Browser features that jsdom lacks: a microphone, a recorder, an audio decoder, and a player. */
if (!Blob.prototype.arrayBuffer) {
	Blob.prototype.arrayBuffer = function () {
		return new Promise((resolve) => {
			const reader = new FileReader();
			reader.onload = () => resolve(reader.result as ArrayBuffer);
			reader.readAsArrayBuffer(this);
		});
	};
}
URL.createObjectURL ??= () => "blob:recording";
URL.revokeObjectURL ??= () => {};

/** The microphone and recorder of a test. */
export class FakeMicrophone {
	/** The content of the recording when the recorder is stopped. */
	said = "sound";
	/** The error that asking for the microphone fails with. */
	refusal: Error | null = null;
	readonly stopTrack = jest.fn();
	recorder: FakeRecorder | null = null;
	readonly ask = jest.fn(async () => {
		if (this.refusal) throw this.refusal;
		return { getTracks: () => [{ stop: this.stopTrack }] };
	});
}

class FakeRecorder {
	static microphone: FakeMicrophone;
	static failure: Error | null = null;
	static isTypeSupported = () => true;
	state = "inactive";
	readonly mimeType: string;
	ondataavailable: (event: { data: Blob }) => void = () => {};
	onstop: () => void = () => {};

	constructor(_: unknown, { mimeType }: { mimeType: string }) {
		if (FakeRecorder.failure) throw FakeRecorder.failure;
		this.mimeType = mimeType;
		FakeRecorder.microphone.recorder = this;
	}
	start() {
		this.state = "recording";
	}
	pause() {
		this.state = "paused";
	}
	resume() {
		this.state = "recording";
	}
	/** Delivers a piece of the recording while it is running. */
	emit(text: string) {
		this.ondataavailable({ data: new Blob([text]) });
	}
	stop() {
		this.state = "inactive";
		queueMicrotask(() => {
			this.emit(FakeRecorder.microphone.said);
			this.onstop();
		});
	}
}

class FakeAudioContext {
	state = "running";
	createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.1) });
	createMediaStreamSource = () => ({ connect: () => {} });
	resume = async () => {};
	close = async () => {
		this.state = "closed";
	};
}

/** Decodes everything to one second of a rising tone, and renders the buffer it was created for. */
class FakeOfflineAudioContext {
	static failure: Error | null = null;
	readonly destination = {};
	constructor(
		readonly channels: number,
		readonly length: number,
		readonly rate: number,
	) {}
	async decodeAudioData() {
		if (FakeOfflineAudioContext.failure) throw FakeOfflineAudioContext.failure;
		return { duration: 1 };
	}
	createBufferSource = () => ({ buffer: null, connect: () => {}, start: () => {} });
	async startRendering() {
		return { getChannelData: () => new Float32Array(this.length).fill(0.5) };
	}
}

/** Installs a microphone. */
export function plugIn(): FakeMicrophone {
	const microphone = new FakeMicrophone();
	FakeRecorder.microphone = microphone;
	browserBy("Google Inc.");
	FakeRecorder.failure = null;
	FakeOfflineAudioContext.failure = null;
	Object.assign(globalThis, {
		MediaRecorder: FakeRecorder,
		AudioContext: FakeAudioContext,
		OfflineAudioContext: FakeOfflineAudioContext,
	});
	Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia: microphone.ask } });
	return microphone;
}

const browserBy = (vendor: string) => Object.defineProperty(navigator, "vendor", { configurable: true, value: vendor });

/** The browser's own speech recognition; the test decides what it hears. */
export class FakeRecognition {
	static begun: FakeRecognition[] = [];
	/** Whether it takes a while to stop, and recognizes the last words in that time. */
	static isSlow = false;
	onresult: (event: object) => void = () => {};
	onerror: (event: object) => void = () => {};
	onend: () => void = () => {};
	start() {
		FakeRecognition.begun.push(this);
	}
	stop() {
		if (!FakeRecognition.isSlow) this.onend();
	}
	abort() {}
	hear(transcript: string, isFinal: boolean) {
		this.onresult({ results: [{ isFinal, 0: { transcript } }] });
	}
}

export function connectRecognition(): void {
	FakeRecognition.begun = [];
	FakeRecognition.isSlow = false;
	Object.assign(window, { SpeechRecognition: FakeRecognition });
}

/** A player whose playback position the test controls. */
export class FakePlayer extends EventTarget {
	static all: FakePlayer[] = [];
	/** The error that `play` fails with. */
	static refusal: Error | null = null;
	src = "";
	preload = "";
	currentTime = 0;
	duration = Number.NaN;
	paused = true;
	error: { code: number } | null = null;
	/** How far into the audio one can seek, in seconds. */
	loaded = 0;
	seekable = { length: 1, start: () => 0, end: () => this.loaded };
	constructor() {
		super();
		FakePlayer.all.push(this);
	}
	async play() {
		if (FakePlayer.refusal) throw FakePlayer.refusal;
		this.paused = false;
	}
	pause() {
		if (this.paused) return;
		this.paused = true;
		this.dispatchEvent(new Event("pause"));
	}
	load() {}
	removeAttribute() {
		this.src = "";
	}
	/** Starts the sound. */
	begin() {
		this.dispatchEvent(new Event("loadedmetadata"));
		this.dispatchEvent(new Event("playing"));
	}
	reach(seconds: number, duration = this.duration) {
		this.currentTime = seconds;
		this.duration = duration;
		this.dispatchEvent(new Event("timeupdate"));
	}
	break(code: number) {
		this.error = { code };
		this.dispatchEvent(new Event("error"));
	}
}

export function connectSpeaker(): void {
	FakePlayer.all = [];
	FakePlayer.refusal = null;
	Object.assign(globalThis, { Audio: FakePlayer });
}

/** Records what the device's lock screen shows during playback. */
export function connectLockScreen() {
	const handlers = new Map<string, unknown>();
	const session = {
		metadata: null as { title: string; artist: string } | null,
		playbackState: "none",
		setActionHandler: (action: string, handler: unknown) => void handlers.set(action, handler),
		setPositionState: jest.fn(),
	};
	Object.assign(navigator, { mediaSession: session });
	Object.assign(globalThis, {
		MediaMetadata: class {
			constructor(data: object) {
				Object.assign(this, data);
			}
		},
	});
	return { session, handlers, takeAway: () => Reflect.deleteProperty(navigator, "mediaSession") };
}
