import "server-only";
import type { Sharp, SharpOptions } from "sharp";
import { AppError } from "@/lib/domain/core/errors";
import { Scheduler } from "@/lib/domain/core/scheduler";
import { kindOfPicture } from "@/lib/domain/photos/kind";
import { LONGEST_SIDE, MAX_PIXELS, MAX_SCANNED_PIXELS, SMALL_SIDE } from "@/lib/domain/photos/limits";
import { countJpegScans } from "@/lib/domain/photos/scans";
import { refusals } from "@/lib/domain/photos/texts";
import { takePoint } from "@/lib/server/core/limits/rate-limit";
import { describeError, logger } from "@/lib/server/core/logger";

/** A photo in the form in which it is stored. */
export interface Made {
	image: Uint8Array<ArrayBuffer>;
	small: Uint8Array<ArrayBuffer>;
	width: number;
	height: number;
}

/** How many photos are processed at once; each can take several hundred megabytes of memory. */
const AT_ONCE = 2;
/** The time limit per photo. It is only checked between rows, so it does not limit the work before the first row. */
const LIMIT_SECONDS = 20;
/** The only loaders that libvips may use. All others, such as SVG and PDF, are switched off. */
const LOADERS = ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"];

/** One person never occupies both places, because a photo that is being decoded cannot be cancelled. */
const scheduler = new Scheduler({ places: AT_ONCE, mayBegin: (owner, running) => !running.includes(owner) });

type Open = (bytes: Uint8Array, options?: SharpOptions) => Sharp;

async function load(): Promise<Open> {
	const { default: sharp } = await import("sharp");
	sharp.block({ operation: ["VipsForeignLoad"] });
	sharp.unblock({ operation: LOADERS });
	// Keeps nothing of a photo in memory.
	sharp.cache(false);
	// Each photo gets one thread, so that several people's photos can be processed at the same time.
	sharp.concurrency(1);
	return (bytes, options) =>
		sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", ...options }).timeout({ seconds: LIMIT_SECONDS });
}

let loading: Promise<Open> | undefined;

/** @throws AppError `unavailable` if there is no build of the library for this machine. */
function opener(): Promise<Open> {
	loading ??= load();
	return loading.catch((cause) => {
		logger().error({ error: describeError(cause) }, "pictures cannot be taken in here");
		throw new AppError("unavailable", refusals.unavailable, { cause });
	});
}

/**
 * Makes the stored versions of an uploaded file: a JPEG of at most 2,048 pixels per side, and a small one for lists.
 * Both are made from the pixels alone, so nothing else in the file gets through: no location, camera, time or hidden
 * second picture.
 * @param userId The person whose turn this uses.
 * @param signal Cancels the request while it waits for its turn.
 * @throws AppError `invalid` if the file is not a photo; `rate_limited`; `unavailable`; the signal's reason
 */
export async function makePicture(userId: number, bytes: Uint8Array, signal?: AbortSignal): Promise<Made> {
	const kind = kindOfPicture(bytes);
	if (kind === null) throw new AppError("invalid", refusals.notPicture);
	if (kind === "heic") throw new AppError("invalid", refusals.heic);
	const open = await opener();
	return scheduler.run(
		String(userId),
		async () => {
			// Reads only the header, so that the memory needed is known before anything is decoded.
			const { width, height } = await read(() => open(bytes, { limitInputPixels: false }).metadata());
			if (width * height > MAX_PIXELS) throw new AppError("invalid", refusals.tooManyPixels);
			const scans = kind === "image/jpeg" ? countJpegScans(bytes) : 1;
			if (scans * width * height > MAX_SCANNED_PIXELS) throw new AppError("invalid", refusals.tooManyScans);
			const megapixels = Math.ceil((width * height) / 1_000_000);
			await takePoint("megapixelsPerPerson", String(userId), refusals.tooOften, megapixels);
			const large = await read(() => shrunk(open(bytes), LONGEST_SIDE, 82));
			const small = await read(() => shrunk(open(large.data), SMALL_SIDE, 74));
			return {
				image: new Uint8Array(large.data),
				small: new Uint8Array(small.data),
				width: large.info.width,
				height: large.info.height,
			};
		},
		signal,
	);
}

const shrunk = (picture: Sharp, side: number, quality: number) =>
	picture
		// Applies the EXIF orientation.
		.autoOrient()
		.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "#ffffff" })
		.jpeg({ quality, mozjpeg: true })
		.toBuffer({ resolveWithObject: true });

/** @throws AppError `invalid` */
async function read<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (cause) {
		throw new AppError("invalid", refusals.damaged, { cause });
	}
}
