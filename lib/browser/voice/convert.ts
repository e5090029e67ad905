import { WAV_RATE, writeWav } from "./wav-writer";

/**
 * Turns a recording into 16 kHz mono 16-bit WAV, in the browser.
 * @throws Whatever the browser throws for audio that it cannot read; an Error where there is no sound in it at all.
 */
export async function toWav(recording: Blob): Promise<Blob> {
	const bytes = await recording.arrayBuffer();
	const decoded = await decoder().decodeAudioData(bytes);
	// A hair less, so that a length that is whole already stays what it is.
	const length = Math.ceil(decoded.duration * WAV_RATE - 1e-3);
	if (length <= 0) throw new Error("There is no sound in the recording.");
	const context = new OfflineAudioContext(1, length, WAV_RATE);
	const source = context.createBufferSource();
	source.buffer = decoded;
	source.connect(context.destination);
	source.start();
	const rendered = await context.startRendering();
	return new Blob([writeWav(rendered.getChannelData(0))], { type: "audio/wav" });
}

/** Plays nothing, so that it is not held back until somebody taps. It decodes to its own rate: the one that is wanted. */
function decoder(): OfflineAudioContext {
	try {
		return new OfflineAudioContext(1, 1, WAV_RATE);
	} catch {
		// Safari before 14.1 knows no rate as low as that.
		return new OfflineAudioContext(1, 1, 44_100);
	}
}

/** The bytes in base64. Read by the browser, because a string of 25 MB built by hand overflows the stack. */
export function toBase64(audio: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => {
			const url = String(reader.result);
			resolve(url.slice(url.indexOf(",") + 1));
		};
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(audio);
	});
}
