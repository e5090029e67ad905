import { WAV_RATE, writeWav } from "./wav-writer";

/**
 * Converts a recording to 16 kHz mono 16-bit WAV, in the browser.
 * @throws whatever the browser throws for audio that it cannot read; an Error if it contains no sound at all.
 */
export async function toWav(recording: Blob): Promise<Blob> {
	const bytes = await recording.arrayBuffer();
	const decoded = await decoder().decodeAudioData(bytes);
	// Slightly less, so that rounding up does not lengthen what is already a whole number.
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
 * Returns a context for decoding. It plays nothing, so browsers do not block it until the person taps. It decodes to
 * its own sample rate, which is the wanted one.
 */
function decoder(): OfflineAudioContext {
	try {
		return new OfflineAudioContext(1, 1, WAV_RATE);
	} catch {
		// Safari before 14.1 does not support such a low rate.
		return new OfflineAudioContext(1, 1, 44_100);
	}
}

/**
 * Returns the bytes in base64. The browser encodes them, because building a string of 25 MB by hand overflows the
 * stack.
 */
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
