import { playedOf, write } from "@/tests/unit/built-in-coach/scripts/checks";
import { cases } from "@/tests/unit/built-in-coach/scripts/people/cases";
import { everyone } from "@/tests/unit/built-in-coach/scripts/people/everyone";
import { four } from "../people/four";
import type { Play, Played } from "../play";

/** Both scripts of everybody for whom there are enough answers. */
async function run(): Promise<Played[]> {
	const played: Played[] = [];
	for (const person of [...cases, ...everyone, ...four]) played.push(...playedOf(await write(person)));
	return played;
}

export const play: Play = { area: "scripts", run };
