import { pipeline, type Readable, Transform } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";

/** Maximum size of a response, in bytes: for a page of a listing, and for anything else that is not an object. */
const MOST_OF_LIST = 1_000_000;
const MOST = 64_000;

/**
 * Makes a client give up answers that are longer than they can be, except for objects, whose length is checked. The
 * library reads the whole answer into memory and parses it, errors too, however long it is.
 */
export function limitAnswers(client: S3Client): void {
	client.middlewareStack.add(
		(next, { commandName }) =>
			async (args) => {
				const result = await next(args);
				const { response } = result as { response: { statusCode: number; body?: Readable } };
				const isObject = commandName === "GetObjectCommand" && response.statusCode < 300;
				if (response.body && !isObject) {
					response.body = limited(response.body, commandName === "ListObjectsV2Command" ? MOST_OF_LIST : MOST);
				}
				return result;
			},
		// Inside of the step that parses the answer.
		{ step: "deserialize", priority: "low", name: "limitAnswers" },
	);
}

function limited(body: Readable, most: number): Readable {
	let left = most;
	const counted = new Transform({
		transform(piece: Buffer, _, done) {
			left -= piece.length;
			if (left < 0) done(new Error("The answer is longer than it can be."));
			else done(null, piece);
		},
	});
	return pipeline(body, counted, () => {});
}
