import type { Outcome } from "./ask";

/** The results of one coach for all tasks. */
export interface Run {
	/** The name of the model, or of the built-in coach. */
	name: string;
	/** Where it ran, as stated by the person who made the report. */
	where: string;
	outcomes: readonly Outcome[];
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? "");

const median = (numbers: readonly number[]): number =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const figures: readonly (readonly [string, (outcomes: readonly Outcome[]) => string])[] = [
	["texts", (all) => String(all.length)],
	[
		"without a fault",
		(all) => String(all.filter(({ refused, faults }) => refused === null && faults.length === 0).length),
	],
	["nothing came", (all) => String(all.filter(({ refused }) => refused !== null).length)],
	["repairs", (all) => String(all.reduce((sum, { repairs }) => sum + repairs, 0))],
	[
		"in another language",
		(all) => String(all.filter(({ faults }) => faults.some((one) => one.startsWith("answers "))).length),
	],
	["tokens read, median", (all) => tokens(all, "prompt")],
	["tokens written, median", (all) => tokens(all, "answer")],
	["seconds, median", (all) => median(all.map(({ seconds }) => seconds)).toFixed(1)],
	["seconds, longest", (all) => Math.max(0, ...all.map(({ seconds }) => seconds)).toFixed(1)],
];

function tokens(all: readonly Outcome[], of: "prompt" | "answer"): string {
	const told = all.flatMap((one) => one.tokens?.[of] ?? []);
	return told.length > 0 ? String(median(told)) : "not told";
}

/** Returns the figures of a run, by name. */
export const figuresOf = ({ outcomes }: Run): Record<string, string> =>
	Object.fromEntries(figures.map(([name, figure]) => [name, figure(outcomes)]));

const row = (cells: readonly string[], tag = "td") =>
	`<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;

function textCell(outcome: Outcome | undefined): string {
	if (!outcome) return "";
	const { text, refused, faults, repairs, seconds } = outcome;
	const notes = [
		`${seconds} s`,
		...(repairs > 0 ? [`${repairs} more ${repairs === 1 ? "request" : "requests"}`] : []),
		...faults,
		...(refused ? [`nothing came: ${refused}`] : []),
	];
	return `<div class="text">${safe(text)}</div><p class="notes">${safe(notes.join(" · "))}</p>`;
}

const STYLE = `body{font:16px/1.5 Georgia,serif;margin:2rem;color:#222;background:#fbfaf7}
table{border-collapse:collapse;width:100%;table-layout:fixed}th,td{border-top:1px solid #d8d4ca;padding:.6rem;text-align:left;vertical-align:top}
.text{white-space:pre-wrap;overflow-wrap:anywhere}.notes{font:13px/1.4 sans-serif;color:#666}.said{max-height:24rem;overflow:auto}
.figures{width:auto;table-layout:auto;font:14px sans-serif}h2{margin-top:3rem}`;

/** Builds a page with the texts of several coaches side by side, and what they are about. It loads and runs nothing. */
export function reportPage(runs: readonly Run[]): string {
	const key = ({ who, action, said }: Outcome) => JSON.stringify([who, action, said]);
	const tasks = new Map(runs.flatMap(({ outcomes }) => outcomes.map((one) => [key(one), one] as const)));
	const byKey = runs.map(({ outcomes }) => new Map(outcomes.map((one) => [key(one), one])));
	const names = runs.map(({ name, where }) => safe(where ? `${name} (${where})` : name));
	const body = [...tasks].map(([id, { who, action, said }]) => {
		const cells = [`<div class="text said">${safe(said)}</div>`, ...byKey.map((of) => textCell(of.get(id)))];
		return `<h2>${safe(who)}: ${action}</h2>\n<table>${row(["what they wrote", ...names], "th")}${row(cells)}</table>`;
	});
	const table = figures.map(([name, figure]) => row([name, ...runs.map(({ outcomes }) => figure(outcomes))]));
	return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>What each model writes</title><style>${STYLE}</style>
<h1>What each model writes</h1>
<p>All people are invented. What is counted can be seen without understanding a text; whether one is good, its reader says.</p>
<table class="figures">${row(["", ...names], "th")}${table.join("")}</table>
${body.join("\n")}
</html>
`;
}
