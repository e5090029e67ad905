import type { ClientPhoto } from "@/lib/domain/photos/schema";
import type { TestBrowser } from "@/tests/setup/api";
import { pictureOf } from "@/tests/setup/pictures";

/** Sends a picture. @param query For example `?entry=…`. */
export const send = (browser: TestBrowser, bytes: BodyInit, query = "", type = "image/jpeg") =>
	browser.fetch("POST", `/api/photos${query}`, { raw: bytes, headers: { "content-type": type } });

/** Adds a picture, and returns it. */
export async function added(browser: TestBrowser, query = "", bytes?: Uint8Array<ArrayBuffer>): Promise<ClientPhoto> {
	const response = await send(browser, bytes ?? (await pictureOf()), query);
	if (response.status !== 200) throw new Error(await response.text());
	return (await response.json()) as ClientPhoto;
}

export const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
