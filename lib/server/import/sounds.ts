import "server-only";
import { createHash } from "node:crypto";
import { sniffAudio } from "@/lib/ai/transcribe/sniff";
import { MAX_AUDIO_BYTES } from "@/lib/domain/import/limits";
import { refusals } from "@/lib/domain/import/texts";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { requireRoom } from "@/lib/server/core/limits/room";
import type { Packed } from "./zip";

/**
 * The sounds of one imported file. Each is stored once, however often rows refer to it and under whatever names,
 * because a ZIP of some kilobytes can contain the same sound many times.
 */
export class Sounds {
	private readonly files = new Set<Packed>();
	private readonly hashes = new Set<string>();

	constructor(private readonly userId: number) {}

	/**
	 * Returns the bytes of a sound that has not been stored before; null also if it is too large or not an MP3.
	 * @throws AppError `rate_limited` if it exceeds what may be imported within an hour, unpacked; `too_large` if the
	 * account has no room for it.
	 */
	async take(file: Packed | null): Promise<Uint8Array<ArrayBuffer> | null> {
		if (!file || file.size > MAX_AUDIO_BYTES || this.files.has(file)) return null;
		this.files.add(file);
		const { userId } = this;
		await takePoint("soundKilobytesPerPerson", String(userId), refusals.tooOften, Math.ceil(file.size / 1024));
		await requireRoom(userId, file.size, refusals.noRoom);
		const bytes = new Uint8Array(await file.read());
		const hash = createHash("sha256").update(bytes).digest("base64");
		if (this.hashes.has(hash) || sniffAudio(bytes) !== "audio/mpeg") return null;
		this.hashes.add(hash);
		return bytes;
	}
}
