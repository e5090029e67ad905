import type { ClientPhoto } from "@/lib/domain/photos/schema";
import { jsonOf, type TestBrowser } from "@/tests/setup/api";
import { pictureOf } from "@/tests/setup/pictures";

/** Sends a picture. @param query For example `?entry=…`. */
export const send = (browser: TestBrowser, bytes: BodyInit, query = "", type = "image/jpeg") =>
	browser.fetch("POST", `/api/photos${query}`, { raw: bytes, headers: { "content-type": type } });

/** Adds a picture, and returns it. */
export async function added(browser: TestBrowser, query = "", bytes?: Uint8Array<ArrayBuffer>): Promise<ClientPhoto> {
	return await jsonOf<ClientPhoto>(send(browser, bytes ?? (await pictureOf()), query));
}

export const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
