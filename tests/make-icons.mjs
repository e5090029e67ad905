/** `node tests/make-icons.mjs`: draws the icons in public/ anew from icon.svg and neutral.svg, once they have changed. */
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumPath } from "./chromium.mjs";

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
const svg = readFileSync("public/icon.svg", "utf8");
const square = svg.replace('rx="15" ', "");
// Maskable: what matters stays inside the middle 80 percent, whatever shape the system cuts.
const maskable = square.replace(
	/(<circle[\s\S]*)<\/svg>/,
	'<g transform="translate(32 32) scale(.78) translate(-32 -32)">$1</g></svg>',
);

async function draw(source, size, isTransparent) {
	await page.setViewportSize({ width: size, height: size });
	await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${source}`);
	return page.screenshot({ omitBackground: isTransparent });
}

// The same for the icon that reveals nothing, which has no square of its own.
const neutral = readFileSync("public/neutral.svg", "utf8");
const sheet = neutral
	.replace(
		"</title>",
		'</title><rect width="64" height="64" fill="#f5f3ed"/><g transform="translate(32 32) scale(.78) translate(-32 -32)">',
	)
	.replace("</svg>", "</g></svg>");

for (const [name, source, size, isTransparent] of [
	["neutral-192.png", neutral, 192, true],
	["neutral-512.png", neutral, 512, true],
	["neutral-maskable-512.png", sheet, 512, false],
	["neutral-apple.png", sheet, 180, false],
	["icon-192.png", svg, 192, true],
	["icon-512.png", svg, 512, true],
	["icon-maskable-512.png", maskable, 512, false],
	["apple-touch-icon.png", square, 180, false],
]) {
	writeFileSync(`public/${name}`, await draw(source, size, isTransparent));
}

// An ICO file may hold a PNG as it is: a directory of one entry, then the picture.
const png = await draw(svg, 32, true);
const directory = Buffer.alloc(22);
directory.writeUInt16LE(1, 2);
directory.writeUInt16LE(1, 4);
directory.writeUInt8(32, 6);
directory.writeUInt8(32, 7);
directory.writeUInt16LE(1, 10);
directory.writeUInt16LE(32, 12);
directory.writeUInt32LE(png.length, 14);
directory.writeUInt32LE(directory.length, 18);
writeFileSync("public/favicon.ico", Buffer.concat([directory, png]));
await browser.close();
