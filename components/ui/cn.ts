import { classGroups, conflictingClassGroups } from "./class-groups";

type ClassValue = string | false | null | undefined | ClassValue[];

/** Groups by a whole class, and by how classes begin, with what has to be true of the rest. */
const byClass = new Map<string, string>();
const byBeginning = new Map<string, { test: (rest: string) => boolean; group: string }[]>();
for (const [group, members] of Object.entries(classGroups)) {
	for (const member of members) {
		if (typeof member === "string") {
			byClass.set(member, group);
			continue;
		}
		for (const [beginning, tests] of Object.entries(member)) {
			for (const test of tests) {
				if (typeof test === "string") byClass.set(test ? `${beginning}-${test}` : beginning, group);
				else byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), { test, group }]);
			}
		}
	}
}

/** The group of a class without variants; of several beginnings the longest counts. */
function groupOf(name: string): string | undefined {
	const property = /^\[([^:]+):.*\]$/.exec(name);
	if (property) return `[${property[1]}]`;
	const positive = name.replace(/^-/, "");
	const whole = byClass.get(positive);
	if (whole) return whole;
	for (let end = positive.lastIndexOf("-"); end > 0; end = positive.lastIndexOf("-", end - 1)) {
		const rest = positive.slice(end + 1);
		const found = byBeginning.get(positive.slice(0, end))?.find(({ test }) => test(rest));
		if (found) return found.group;
	}
	return undefined;
}

/** A class as its variants, in an order of their own, and its group: `sm:hover:px-2!` is `hover:sm:!` and `px`. */
function parse(name: string): { variants: string; group: string | undefined } {
	// What is between brackets is no variant.
	const parts = name.match(/(?:\[[^\]]*\]|\([^)]*\)|[^:[(])+/g) ?? [];
	const last = parts.at(-1) ?? "";
	const base = last.replace(/^!|!$/, "");
	const [beforeSlash = ""] = base.split(/\/(?![^[(]*[\])])/);
	const variants = `${parts.slice(0, -1).sort().join(":")}:${base === last ? "" : "!"}`;
	return { variants, group: groupOf(beforeSlash) ?? groupOf(base) };
}

function merge(classes: string): string {
	const taken = new Set<string>();
	const kept: string[] = [];
	for (const name of classes.split(/\s+/).reverse()) {
		const { variants, group } = parse(name);
		if (group !== undefined) {
			if (taken.has(variants + group)) continue;
			for (const other of [group, ...(conflictingClassGroups[group] ?? [])]) taken.add(variants + other);
		}
		kept.push(name);
	}
	return kept.reverse().join(" ");
}

/** What has been merged before; a screen asks for the same again and again. */
const merged = new Map<string, string>();
const MOST = 500;

/** Joins class names; of two Tailwind classes for the same property the later one wins. */
export function cn(...classes: ClassValue[]): string {
	const joined = (classes.flat(9) as ClassValue[]).filter(Boolean).join(" ").trim();
	let result = merged.get(joined);
	if (result === undefined) {
		result = merge(joined);
		if (merged.size === MOST) merged.clear();
		merged.set(joined, result);
	}
	return result;
}
