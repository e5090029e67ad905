import { everyone, four, misread } from "@/tests/people/people";
import { playedOf, write } from "@/tests/unit/built-in-coach/scripts/checks";
import type { Play, Played } from "../play";

/** Writes both scripts of every person with enough answers. */
async function run(): Promise<Played[]> {
	const played: Played[] = [];
	for (const person of [...misread, ...everyone, ...four]) played.push(...playedOf(await write(person)));
	return played;
}

export const play: Play = { area: "scripts", run };
