import { framesOf } from "@/tests/unit/voice/mp3";
import { bytesOf, hear, rowsOf, streamOf, withScript } from "./support";

describe("parts of it, as Safari asks for them", () => {
	const get = async (range: string, more: Record<string, string> = {}) => {
		const response = await whole.browser.get(streamOf(whole.id), { headers: { range, ...more } });
		return { status: response.status, headers: response.headers, bytes: await bytesOf(response) };
	};
	let whole: Awaited<ReturnType<typeof withScript>> & { bytes: Buffer; etag: string };
	beforeAll(async () => {
		const made = await withScript();
		await hear(made.browser, streamOf(made.id));
		const { bytes, response } = await hear(made.browser, streamOf(made.id));
		whole = { ...made, bytes, etag: response.headers.get("etag") ?? "" };
	});

	it.each([
		["bytes=0-1", 0, 2],
		["bytes=0-", 0, undefined],
		["bytes=1000-1999", 1000, 2000],
		["bytes=1000-", 1000, undefined],
		["bytes=-500", -500, undefined],
		["bytes=100-99999999", 100, undefined],
	])("%s", async (range, from, to) => {
		const { status, headers, bytes } = await get(range);
		const expected = whole.bytes.subarray(from, to);
		const start = from < 0 ? whole.bytes.length + from : from;
		expect(status).toBe(206);
		expect(bytes.equals(expected)).toBe(true);
		expect(headers.get("content-length")).toBe(String(expected.length));
		expect(headers.get("content-range")).toBe(`bytes ${start}-${start + expected.length - 1}/${whole.bytes.length}`);
	});

	it("refuses a part beyond the end, and says where the end is", async () => {
		const { status, headers, bytes } = await get("bytes=99999999-");
		expect([status, headers.get("content-range"), bytes.length]).toEqual([416, `bytes */${whole.bytes.length}`, 0]);
	});

	it("gives a part only of the file that the browser has", async () => {
		expect((await get("bytes=0-9", { "if-range": whole.etag })).status).toBe(206);
		const other = await get("bytes=0-9", { "if-range": '"another"' });
		expect([other.status, other.bytes.length]).toEqual([200, whole.bytes.length]);
	});

	it("begins at once where the first bytes of what was never heard are asked for, as Safari does", async () => {
		const long = "You wake, and the light is on the wall. You sing while the water boils. ".repeat(30);
		const { browser, user, id } = await withScript(long);
		const head = await browser.fetch("HEAD", streamOf(id));
		expect([head.status, head.headers.get("content-length")]).toEqual([200, null]);
		const probe = await browser.get(streamOf(id), { headers: { range: "bytes=0-1" } });
		expect([probe.status, probe.headers.get("content-range"), probe.headers.get("accept-ranges")]).toEqual([
			206,
			"bytes 0-1/*",
			"bytes",
		]);
		// Nothing is stored yet, since most of it has still to be spoken.
		expect(await rowsOf(user.id)).toEqual([]);
		expect((await probe.arrayBuffer()).byteLength).toBe(2);
		const rest = await hear(browser, streamOf(id));
		framesOf(rest.bytes);
	}, 120_000);

	it("sends a part from further on as soon as its bytes are there", async () => {
		const { browser, id } = await withScript("You wake. You sing.");
		const { response, bytes } = await hear(browser, streamOf(id), { range: "bytes=1000-1099" });
		expect([response.status, bytes.length]).toEqual([206, 100]);
		expect(response.headers.get("content-range")).toMatch(/^bytes 1000-1099\/(\d+|\*)$/);
	});

	it("streams to a browser that asks for everything as a part, as Chromium does", async () => {
		const { browser, id } = await withScript("You wake. You sing.");
		const { response, bytes } = await hear(browser, streamOf(id), { range: "bytes=0-" });
		expect([response.status, response.headers.get("content-range")]).toEqual([200, null]);
		framesOf(bytes);
	});
});
