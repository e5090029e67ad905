import { readFileSync } from "node:fs";
import { APP_NAME } from "@/lib/domain/core/brand";
import { webManifest } from "@/lib/domain/discretion/web-manifest";

const read = (path: string) => readFileSync(`public${path}`);
/** Returns the width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it.each([false, true])(
	"every icon of the manifest is there in its size, one for any shape (neutral: %s)",
	(isNeutral) => {
		const icons = webManifest(isNeutral).icons.filter(({ type }) => type === "image/png");
		expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
			["192x192", undefined],
			["512x512", undefined],
			["512x512", "maskable"],
		]);
		for (const { src, sizes } of icons) expect(sizeOf(read(src))).toBe(sizes);
	},
);

it("the manifest of a browser with the neutral title reveals nothing", () => {
	expect(JSON.stringify(webManifest(true))).not.toMatch(new RegExp(`${APP_NAME}|love|understand|/icon`, "i"));
	// Both have the same id, so that a browser takes them for one app and an installed app can change its name.
	expect(webManifest(true)).toMatchObject({ id: webManifest(false).id, start_url: "/", name: "Notes" });
});

it("what browsers ask for at fixed addresses is there", () => {
	for (const icon of ["/apple-touch-icon.png", "/neutral-apple.png"]) expect(sizeOf(read(icon))).toBe("180x180");
	const ico = read("/favicon.ico");
	expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toBe("32x32");
	expect(read("/robots.txt").toString()).toMatch(/^User-agent: \*\nDisallow: \/$/m);
});
