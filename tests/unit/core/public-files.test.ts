import { readFileSync } from "node:fs";
import manifest from "@/app/manifest";

const read = (path: string) => readFileSync(`public${path}`);
/** Width and height, as the header of a PNG says them. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it("every icon of the manifest is there in the size it says, one of them for any shape", () => {
	const icons = manifest().icons?.filter(({ type }) => type === "image/png") ?? [];
	expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
		["192x192", undefined],
		["512x512", undefined],
		["512x512", "maskable"],
	]);
	for (const { src, sizes } of icons) expect(sizeOf(read(src))).toBe(sizes);
});

it("what browsers ask for at fixed addresses is there", () => {
	expect(sizeOf(read("/apple-touch-icon.png"))).toBe("180x180");
	const ico = read("/favicon.ico");
	expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toBe("32x32");
	expect(read("/robots.txt").toString()).toMatch(/^User-agent: \*\nDisallow: \/$/m);
});
