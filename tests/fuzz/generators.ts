import { randomUUID } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { DAMAGED } from "@/lib/domain/core/damaged";
import { naughty } from "@/tests/setup/naughty";
import type { Random } from "./random";

/** Strings that may be repeated very often. */
const signs = [
	..."-+*>#_`~[]()!<>&\\|:=.'\"{}, \t\r\n\0a1",
	..."![ ]( - 1. > ``` --- ]: &#x20; <b> </b> <!-- https:// www. @ \\( 2026-03-02 # ~~~".split(" "),
	...["ﷺ", "\u202e", "\u00a0", "\ud83d", "😀", "e\u0301", "\n\n", "  \n", "- [ ] ", "dayone-moment:", "T12:00:00Z"],
];

/**
 * Returns a text of up to `most` characters: a few runs of repeated strings, with words and known trouble in between.
 */
export function text(random: Random, most: number): string {
	let all = "";
	const runs = 1 + random.below(5);
	for (let run = 0; run < runs; run++) {
		const unit = Array.from({ length: 1 + random.below(4) }, () => random.of(signs)).join("");
		const times = random.chance(0.4) ? random.below(4) : random.below(Math.max(2, most / unit.length));
		all += unit.repeat(times);
		if (random.chance(0.3)) all += random.chance(0.1) ? DAMAGED : random.of(naughty);
	}
	return all.slice(0, most);
}

const short = (random: Random) => text(random, random.of([0, 1, 8, 60, 600]));

const numbers = [0, -1, 1, 1.5, 1e308, -0, 2 ** 31, 2 ** 53, Number.MIN_VALUE];
const names = ["id", "unread", "__proto__", "constructor", "content", "title", "versions", "of", "thing", "answers"];

/** Any JSON at all. */
export function anything(random: Random, depth = 4): unknown {
	const kind = random.below(depth > 0 ? 8 : 5);
	if (kind === 0) return null;
	if (kind === 1) return random.chance(0.5);
	if (kind === 2) return random.of(numbers);
	if (kind <= 4) return short(random);
	if (kind <= 5)
		return Array.from({ length: random.below(random.chance(0.05) ? 500 : 5) }, () => anything(random, depth - 2));
	return Object.fromEntries(
		Array.from({ length: random.below(6) }, () => [
			random.chance(0.5) ? random.of(names) : short(random),
			anything(random, depth - 1),
		]),
	);
}

/** Returns the same value with parts of it missing, duplicated or replaced. */
export function changed(random: Random, value: unknown, rate = 0.04): unknown {
	if (random.chance(rate)) return anything(random, 3);
	if (Array.isArray(value)) {
		const all = value.map((one) => changed(random, one, rate));
		if (random.chance(rate * 2) && all.length > 0) {
			const one = random.of(all);
			return [...all, ...Array.from({ length: random.of([1, 3, 300]) }, () => one)];
		}
		return all;
	}
	if (typeof value === "object" && value !== null) {
		const kept = Object.entries(value).filter(() => !random.chance(rate / 2));
		const all = kept.map(([name, one]) => [name, changed(random, one, rate)] as const);
		const more = random.chance(rate) ? [[random.of(names), anything(random, 2)] as const] : [];
		return Object.fromEntries([...all, ...more]);
	}
	if (typeof value === "string" && random.chance(rate * 4)) return text(random, random.of([10, 500, 20_000]));
	return value;
}

const dayOne = (random: Random) => ({
	metadata: { version: "1.0" },
	entries: Array.from({ length: random.below(6) }, () => ({
		uuid: randomUUIDOf(random),
		creationDate: random.chance(0.8) ? "2026-03-02T12:00:00Z" : short(random),
		timeZone: random.of(["Europe/Rome", "UTC", short(random)]),
		text: text(random, random.of([20, 2_000, 60_000])),
		...(random.chance(0.1) && (anything(random) as object)),
	})),
});

const journiv = (random: Random) => ({
	export_version: "1",
	journals: Array.from({ length: random.below(3) }, () => ({
		title: short(random),
		entries: Array.from({ length: random.below(6) }, () => ({
			title: short(random),
			content: text(random, random.of([20, 2_000, 60_000])),
			entry_date: random.chance(0.8) ? "2026-03-02" : short(random),
			created_at: random.of(["2026-03-02T12:00:00Z", short(random)]),
		})),
	})),
});

const randomUUIDOf = (random: Random) => randomUUID().replace(/[0-9a-f]/g, () => random.below(16).toString(16));

/** Returns a file as an attacker or a broken program might send it. @param own An export of the person's own data. */
export function file(random: Random, own: unknown): Uint8Array | string {
	const kind = random.below(10);
	if (kind <= 3) return JSON.stringify(changed(random, own, random.of([0.002, 0.01, 0.05])));
	if (kind === 4) return JSON.stringify(changed(random, dayOne(random)));
	if (kind === 5) return JSON.stringify(changed(random, journiv(random)));
	if (kind === 6) return text(random, random.of([100, 10_000, 400_000]));
	if (kind === 7) return cut(random, strToU8(JSON.stringify(random.chance(0.5) ? dayOne(random) : own)));
	const files = Object.fromEntries(
		Array.from({ length: 1 + random.below(6) }, (_, i) => [
			nameOf(random, i),
			strToU8(random.chance(0.3) ? JSON.stringify(changed(random, own)) : text(random, 4_000)),
		]),
	);
	const zip = zipSync(files);
	return kind === 8 ? zip : cut(random, zip);
}

function nameOf(random: Random, i: number): string {
	const name = random.of(["data.json", "Journal.json", "2026-03-02.md", "notes.txt", `2026/03/${i}.md`, `${i}.md`]);
	return random.chance(0.15) ? `${short(random).slice(0, 80)}${i}.md` : name;
}

/** Truncates some bytes or changes a few of them. */
function cut(random: Random, bytes: Uint8Array): Uint8Array {
	const all = bytes.slice(0, random.chance(0.5) ? random.below(bytes.length + 1) : bytes.length);
	for (let i = random.below(6); i > 0 && all.length > 0; i--) all[random.below(all.length)] = random.below(256);
	return all;
}

const kinds = ["link", "say", "which-is-nearest", "article", "feeling", "doors", "talk", "exercise", "pages", "keep"];
const hrefs = [
	"/journal",
	"//x.example",
	"java\tscript:alert(1)",
	"/\\x.example",
	"https://x.example",
	"/\n/x.example",
];

/** Returns the data that is stored with a reply of the coach: its offers. */
export const note = (random: Random): unknown =>
	changed(random, {
		offers: Array.from({ length: 1 + random.below(4) }, () => ({
			kind: random.of(kinds),
			...{ label: short(random), note: short(random), say: short(random), href: random.of(hrefs) },
			...{ id: short(random), title: short(random), titles: [], parts: [], pages: [] },
		})),
		memo: null,
	});
