import { readdirSync, readFileSync } from "node:fs";
import { twMerge } from "tailwind-merge";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";

/** Every text in the sources between quotation marks: lists of classes, and whatever else. */
function textsInSources(): string[] {
	const found = new Set<string>();
	for (const folder of ["app", "components"]) {
		for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
			if (!/\.tsx?$/.test(file) || file.endsWith("class-groups.ts")) continue;
			for (const [, text = ""] of readFileSync(`${folder}/${file}`, "utf8").matchAll(/["'`]([^"'`\n]*)["'`]/g)) {
				found.add(text);
			}
		}
	}
	return [...found];
}

/** Every class of Tailwind's own in the sources, without variants such as `sm:`, which never change what it is for. */
function classesInSources(): string[] {
	const found = new Set(textsInSources().flatMap((text) => text.split(/\s+/)));
	// What is written twice is written once if Tailwind Merge knows it.
	return [...found].filter((word) => /^-?[a-z][^&{}$:]*$/.test(word) && twMerge(`${word} ${word}`) === word);
}

test("cn decides between any two classes of the app as Tailwind Merge does with its whole list", () => {
	// Classes of which each takes the other away are for the same property; one of them then stands for all.
	const groups: string[][] = [];
	for (const one of classesInSources()) {
		const group = groups.find(
			([other = ""]) => twMerge(`${one} ${other}`) === other && twMerge(`${other} ${one}`) === one,
		);
		if (group) group.push(one);
		else groups.push([one]);
	}
	expect(groups.length).toBeGreaterThan(80);
	const firsts = groups.map(([first = ""]) => first);
	const pairs = [
		...firsts.flatMap((earlier) => firsts.filter((later) => later !== earlier).map((later) => [earlier, later])),
		...groups.flatMap(([first = "", ...others]) =>
			others.flatMap((other) => [
				[first, other],
				[other, first],
			]),
		),
	].map((pair) => pair.join(" "));
	expect(pairs.filter((pair) => cn(pair) !== twMerge(pair))).toEqual([]);
});

test("cn makes of each list of classes in the sources what Tailwind Merge makes of it, also after a button's", () => {
	const lists = textsInSources().filter((text) => /^[^{}$;,]+$/.test(text.replaceAll(/\[[^\]]*\]|\([^)]*\)/g, "")));
	expect(lists.length).toBeGreaterThan(1000);
	const whole = lists.flatMap((list) => [list, `${buttonClass({ variant: "outline", size: "sm" })} ${list}`]);
	expect(whole.filter((list) => cn(list) !== twMerge(list))).toEqual([]);
});

test("cn keeps the classes of different variants apart", () => {
	expect(cn("px-4 sm:px-6 hover:bg-sunken", "px-2 bg-page")).toBe("sm:px-6 hover:bg-sunken px-2 bg-page");
	expect(cn("sm:px-6", "sm:px-2")).toBe("sm:px-2");
	expect(cn("text-sm leading-7", "text-lg/8")).toBe("text-lg/8");
	expect(cn("p-5", false, undefined, ["p-0"])).toBe("p-0");
});
