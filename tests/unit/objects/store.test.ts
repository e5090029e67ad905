import { once } from "node:events";
import * as http from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { describeError } from "@/lib/server/core/logger";
import { parseObjectStoreUrl } from "@/lib/server/core/objects/address";
import { ObjectStore, ObjectStoreUnavailableError } from "@/lib/server/core/objects/store";
import { startObjectStore, type TestStore } from "@/tests/setup/object-store/start";

let server: TestStore;
const opened: ObjectStore[] = [];
beforeAll(async () => {
	server = await startObjectStore("folder/app");
});
afterAll(async () => {
	for (const store of opened) await store.close();
	await server.close();
});

function storeAt(url: string, limitMs?: number): ObjectStore {
	const store = new ObjectStore(parseObjectStoreUrl(url), limitMs);
	opened.push(store);
	return store;
}

const failure = async (work: Promise<unknown>): Promise<ObjectStoreUnavailableError> => {
	const error = await work.then(
		() => null,
		(thrown: unknown) => thrown,
	);
	if (!(error instanceof ObjectStoreUnavailableError)) throw new Error("It did not fail as it should.");
	return error;
};

it("gives back what it was given, lists it, and removes it, also twice", async () => {
	const store = storeAt(server.url);
	const bytes = Buffer.from("some bytes");
	await store.put("b", bytes);
	await store.put("a", bytes);
	expect(await store.get("a", bytes.length)).toEqual(bytes);
	expect(await store.get("a", bytes.length + 1)).toBeNull();
	const names: string[] = [];
	for await (const { name } of store.list()) names.push(name);
	expect(names).toEqual(["a", "b"]);
	await store.remove("a");
	await store.remove("a");
	expect(await store.get("a", bytes.length)).toBeNull();
	expect(server.names()).toEqual(["b"]);
});

it("does not take a bucket that is not there for one in which nothing is", async () => {
	const { cause } = await failure(storeAt(server.url.replace("/media", "/other")).get("a", 1));
	expect(describeError(cause)).toMatchObject({ kind: "NoSuchBucket" });
});

it("fails with a wrong secret, and what is logged of that names neither key nor secret", async () => {
	const url = server.url.replace("S3RVER:S3RVER", "S3RVER:canary");
	const error = await failure(storeAt(url).put("c", Buffer.from("x")));
	expect(describeError(error)).toMatchObject({ cause: { kind: "SignatureDoesNotMatch" } });
	expect(JSON.stringify(describeError(error))).not.toMatch(/canary|S3RVER/);
});

it("gives a server up that takes a request and never answers", async () => {
	const silent = createServer().listen(0, "127.0.0.1");
	await once(silent, "listening");
	const store = storeAt(`http://key:secret@127.0.0.1:${(silent.address() as AddressInfo).port}/media`, 300);
	for (const asked of [store.get("a", 1), store.put("a", Buffer.from("x")), store.remove("a")]) {
		expect((await failure(asked)).cause).toMatchObject({ name: expect.stringMatching(/Abort|Timeout/) });
	}
	silent.close();
});

/** Starts a server that answers everything in one way. */
async function answering(answer: http.RequestListener) {
	const lying = http.createServer((request, response) => {
		request.resume();
		answer(request, response);
	});
	await once(lying.listen(0, "127.0.0.1"), "listening");
	const store = storeAt(`http://key:secret@127.0.0.1:${(lying.address() as AddressInfo).port}/media`);
	return { lying, store };
}

it.each([200, 404, 500])("gives up an answer of %i that has no end, before it fills the memory", async (status) => {
	let sent = 0;
	const { lying, store } = await answering((_, response) => {
		response.writeHead(status, { "content-type": "application/xml" });
		const piece = Buffer.alloc(16_384, "x");
		const send = () => {
			sent += piece.length;
			// The end that it has anyway is far beyond what a client should read.
			if (sent > 50_000_000) response.end();
			else if (response.write(piece)) setImmediate(send);
			else response.once("drain", send);
		};
		send();
	});
	const asked: (() => Promise<unknown>)[] = [
		() => store.put("a", Buffer.from("x")),
		() => store.remove("a"),
		() => store.list().next(),
	];
	if (status >= 300) asked.push(() => store.get("a", 1));
	for (const ask of asked) {
		sent = 0;
		await failure(ask());
		// Up to two tries, each with what is in the sockets' buffers.
		expect(sent).toBeLessThan(40_000_000);
	}
	lying.closeAllConnections();
	lying.close();
});

it("gives up a list that begins anew with each page", async () => {
	const { lying, store } = await answering((_, response) => {
		const page = "<IsTruncated>true</IsTruncated><NextContinuationToken>t</NextContinuationToken>";
		response.end(`<?xml version="1.0"?><ListBucketResult>${page}</ListBucketResult>`);
	});
	await failure(store.list().next());
	lying.close();
});
