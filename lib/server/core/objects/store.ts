import { addAbortSignal, type Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { keepStoreQuiet } from "@/lib/server/core/env";
import type { ObjectStoreAddress } from "./address";
import { limitAnswers } from "./short-answers";

/**
 * The object store failed or could not be reached. The library's own error, which can quote an address, is the cause.
 */
export class ObjectStoreUnavailableError extends Error {
	override name = "ObjectStoreUnavailableError";
}

const CONNECT_MS = 3_000;
/** How long one request may take in total, including a second try, in milliseconds. */
const LIMIT_MS = 20_000;
const TRIES = 2;

type Library = typeof import("@aws-sdk/client-s3");

/** When bundled with the commands, the library only has a `default` export. */
async function load(): Promise<Library> {
	const library = await import("@aws-sdk/client-s3");
	return "S3Client" in library ? library : (library as { default: Library }).default;
}

/** A bucket of a store that speaks S3's protocol. The library is loaded at the first request. */
export class ObjectStore {
	#opened: Promise<{ client: S3Client; library: Library }> | undefined;

	/** @param limitMs How long one request may take in total, in milliseconds. */
	constructor(
		private readonly address: ObjectStoreAddress,
		private readonly limitMs = LIMIT_MS,
	) {}

	/**
	 * Stores an object.
	 * @throws ObjectStoreUnavailableError
	 */
	async put(name: string, bytes: Uint8Array): Promise<void> {
		await this.#ask(({ client, library }, options) => {
			const object = { ...this.#at(name), Body: bytes, ContentType: "application/octet-stream" };
			return client.send(new library.PutObjectCommand(object), options);
		});
	}

	/**
	 * Reads an object.
	 * @param length The expected length: an object of another length is not what was stored, and is not read.
	 * @returns null if there is no object with this name and length.
	 * @throws ObjectStoreUnavailableError
	 */
	async get(name: string, length: number): Promise<Buffer | null> {
		return this.#ask(async ({ client, library }, options) => {
			try {
				const { Body, ContentLength } = await client.send(new library.GetObjectCommand(this.#at(name)), options);
				const body = addAbortSignal(options.abortSignal, Body as Readable);
				if (ContentLength !== length) {
					body.destroy();
					return null;
				}
				return Buffer.concat(await body.toArray());
			} catch (error) {
				// The error for a missing bucket has another name.
				if (error instanceof library.NoSuchKey) return null;
				throw error;
			}
		});
	}

	/**
	 * Removes an object; does nothing if there is none.
	 * @throws ObjectStoreUnavailableError
	 */
	async remove(name: string): Promise<void> {
		await this.#ask(({ client, library }, options) =>
			client.send(new library.DeleteObjectCommand(this.#at(name)), options),
		);
	}

	/**
	 * Lists the objects in the folder page by page, each with its name and when it was stored.
	 * @throws ObjectStoreUnavailableError
	 */
	async *list(): AsyncGenerator<{ name: string; at: Date }> {
		const { bucket: Bucket, prefix: Prefix } = this.address;
		let ContinuationToken: string | undefined;
		do {
			const page = await this.#ask(({ client, library }, options) =>
				client.send(new library.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), options),
			);
			for (const { Key = "", LastModified } of page.Contents ?? []) {
				yield { name: Key.slice(Prefix.length), at: LastModified ?? new Date() };
			}
			// The same page again would have no end.
			if (page.NextContinuationToken === ContinuationToken && ContinuationToken !== undefined) {
				throw new ObjectStoreUnavailableError("The object store's list has no end.");
			}
			ContinuationToken = page.NextContinuationToken;
		} while (ContinuationToken !== undefined);
	}

	/** Closes the connections. */
	async close(): Promise<void> {
		const opened = this.#opened;
		this.#opened = undefined;
		(await opened)?.client.destroy();
	}

	#at = (name: string) => ({ Bucket: this.address.bucket, Key: this.address.prefix + name });

	async #ask<Answer>(
		work: (opened: { client: S3Client; library: Library }, options: { abortSignal: AbortSignal }) => Promise<Answer>,
	): Promise<Answer> {
		this.#opened ??= this.#open();
		try {
			return await work(await this.#opened, { abortSignal: AbortSignal.timeout(this.limitMs) });
		} catch (cause) {
			throw new ObjectStoreUnavailableError("The object store did not answer as it should.", { cause });
		}
	}

	async #open() {
		keepStoreQuiet();
		const library = await load();
		const { endpoint, region, accessKeyId, secretAccessKey } = this.address;
		const client = new library.S3Client({
			endpoint,
			region,
			credentials: { accessKeyId, secretAccessKey },
			// Self-hosted stores often have no host name for each bucket.
			forcePathStyle: true,
			// Older stores refuse newer checksums. The stored data is authenticated by its encryption.
			requestChecksumCalculation: "WHEN_REQUIRED",
			responseChecksumValidation: "WHEN_REQUIRED",
			maxAttempts: TRIES,
			requestHandler: { connectionTimeout: CONNECT_MS },
		});
		limitAnswers(client);
		return { client, library };
	}
}
