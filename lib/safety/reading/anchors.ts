/*
 * Finds the words without which a pattern cannot match. A text is checked against over a hundred patterns; with an
 * index from words to patterns, only a handful have to be tried for each sentence.
 */

type Node =
	| { type: "text"; text: string }
	| { type: "open" }
	| { type: "group"; options: Node[][]; isOptional: boolean; isRepeated: boolean };

/** A part of a pattern that can match more strings than this is not used. */
const MOST = 600;
const common = new Set(
	[
		"a about all am an and any are as at be been but by can could do does even for from get go going had has have he",
		"her him his how i if in is it just like me more my never no not of off on one only or our out over really she",
		"so that the their them then they this to up us very want was we were what when who will with would you your",
	]
		.join(" ")
		.split(" "),
);

/** Parses the subset of regular expressions that `words` patterns use. */
function parse(source: string): Node[][] {
	let at = 0;
	const alternatives = (): Node[][] => {
		const options: Node[][] = [[]];
		while (at < source.length && source[at] !== ")") {
			if (source[at] === "|") {
				options.push([]);
				at++;
			} else options.at(-1)?.push(...one());
		}
		return options;
	};
	const one = (): Node[] => {
		const look = /^\(\?(?:[=!]|<[=!])/.exec(source.slice(at, at + 4));
		if (look || source.startsWith("(", at)) {
			at += look ? look[0].length : source.startsWith("(?:", at) ? 3 : 1;
			const options = alternatives();
			at++;
			const { isOptional, isRepeated } = quantifier();
			return look ? [] : [{ type: "group", options, isOptional, isRepeated }];
		}
		let node: Node;
		if (source[at] === "[") {
			const end = source.indexOf("]", at);
			const inside = source.slice(at + 1, end);
			at = end + 1;
			node = /^\w+$/.test(inside)
				? {
						type: "group",
						options: [...inside].map((text) => [{ type: "text", text }]),
						isOptional: false,
						isRepeated: false,
					}
				: { type: "open" };
		} else if (source[at] === "\\" || source[at] === "." || source[at] === "$") {
			at += source[at] === "\\" ? 2 : 1;
			node = { type: "open" };
		} else node = { type: "text", text: source[at++] ?? "" };
		const { isOptional, isRepeated } = quantifier();
		return isOptional || isRepeated ? [{ type: "group", options: [[node]], isOptional, isRepeated }] : [node];
	};
	const quantifier = () => {
		const found = /^(?:[?*+]|\{(\d+),?\d*\})/.exec(source.slice(at, at + 8));
		if (!found) return { isOptional: false, isRepeated: false };
		at += found[0].length;
		const isOptional = found[0] === "?" || found[0] === "*" || found[1] === "0";
		return { isOptional, isRepeated: found[0] !== "?" };
	};
	return alternatives();
}

/** Returns every string that a sequence can match; null if there are too many. */
function strings(nodes: Node[]): string[] | null {
	let all = [""];
	for (const node of nodes) {
		let more: string[] = [];
		if (node.type === "open" || (node.type === "group" && node.isRepeated)) return null;
		if (node.type === "text") more = [node.text];
		else {
			if (node.isOptional) more.push("");
			for (const option of node.options) {
				const found = strings(option);
				if (!found) return null;
				more.push(...found);
			}
		}
		if (all.length * more.length > MOST) return null;
		all = all.flatMap((head) => more.map((tail) => head + tail));
	}
	return all;
}

const edge = (node: Node | undefined, text: " "): boolean =>
	node?.type === "text"
		? node.text === text
		: node?.type === "group" && node.options.every((o) => edge(o[0], text) || edge(o.at(-1), text));

const isSpace = (node: Node) => node.type === "text" && node.text === " ";
/** Whether a node is an optional space, so that the words on both sides of it may be one. */
const isLooseSpace = (node: Node) =>
	node.type === "group" && node.isOptional && node.options.some((o) => o.length === 1 && o[0] && isSpace(o[0]));

/** Splits a sequence at the ends of words; parts that are optional together with their space are left out. */
function runs(nodes: Node[]): Node[][] {
	const found: Node[][] = [[]];
	for (const node of nodes) {
		if (isLooseSpace(node)) {
			found.at(-1)?.push({ type: "open" });
			found.push([{ type: "open" }]);
		} else if (isSpace(node) || (node.type === "group" && node.isOptional && edge(node, " "))) found.push([]);
		else found.at(-1)?.push(node);
	}
	return found.filter((run) => run.length > 0);
}

const cost = (anchors: Set<string>) => [...anchors].reduce((sum, word) => sum + (common.has(word) ? 400 : 1), 0);

/**
 * For each run of words, returns the words of which a text must contain one; the set with the rarest words comes first.
 */
function anchorsOfSequence(nodes: Node[]): Set<string>[] {
	const all: Set<string>[] = [];
	for (const run of runs(nodes)) {
		const [only] = run;
		if (run.length === 1 && only?.type === "group" && !only.isOptional) {
			const found = anchorsOfOptions(only.options);
			if (found) all.push(found);
			continue;
		}
		const found = strings(run);
		if (found?.every((text) => text.trim() !== "")) all.push(new Set(found.map(rarest)));
	}
	return all.sort((a, b) => cost(a) - cost(b));
}

function anchorsOfOptions(options: Node[][]): Set<string> | null {
	const all = new Set<string>();
	for (const option of options) {
		const [found] = anchorsOfSequence(option);
		if (!found) return null;
		for (const word of found) all.add(word);
	}
	return all;
}

function rarest(text: string): string {
	const [best = ""] = text
		.trim()
		.split(/ +/)
		.sort((a, b) => Number(common.has(a)) - Number(common.has(b)) || b.length - a.length);
	return best;
}

/**
 * Returns sets of words: for the pattern to match, a text must contain one word of each. The set with the rarest words
 * comes first. The list is empty if the pattern needs no particular words.
 */
export function anchorsOf(pattern: RegExp): Set<string>[] {
	const options = parse(pattern.source);
	if (options.length === 1 && options[0]) {
		const [only] = runs(options[0]);
		const inside = options[0].find((node) => node.type === "group" && !node.isOptional && node.options.length === 1);
		if (only && inside?.type === "group" && inside.options[0]) return anchorsOfSequence(inside.options[0]);
	}
	const found = anchorsOfOptions(options);
	return found ? [found] : [];
}
