import { WAV_RATE, writeWav } from "./wav-writer";

/**
 * Turns a recording into 16 kHz mono 16-bit WAV, in the browser.
 * @throws whatever the browser throws for audio that it cannot read; an Error if it has no sound at all.
 */
export async function toWav(recording: Blob): Promise<Blob> {
	const bytes = await recording.arrayBuffer();
	const decoded = await decoder().decodeAudioData(bytes);
	// Slightly less, so that rounding up does not lengthen what is a whole number already.
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

/**
 * It plays nothing, so browsers do not hold it back until somebody taps. It decodes to its own sample rate: the wanted
 * one.
 */
function decoder(): OfflineAudioContext {
	try {
		return new OfflineAudioContext(1, 1, WAV_RATE);
	} catch {
		// Safari before 14.1 does not support so low a rate.
		return new OfflineAudioContext(1, 1, 44_100);
	}
}

/** The bytes in base64. The browser encodes them, because building a string of 25 MB by hand overflows the stack. */
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
