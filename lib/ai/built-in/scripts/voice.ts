import type { Dice } from "../random";
import { capital } from "../writing/prose";
import { fillSlots } from "../writing/slots";
import type { Who } from "../writing/who";

const nobody: Who = {
	noun: "",
	they: "they",
	them: "them",
	their: "their",
	v: (_, plural) => plural,
	absent: false,
	died: false,
	noContact: false,
};

/** Says each thing once. */
export class Voice {
	private readonly said = new Set<string>();

	/** @param allows What may not be said to this person is left out wherever there is something else to say. */
	constructor(
		private readonly dice: Dice,
		private readonly allows: (text: string) => boolean = () => true,
	) {}

	/** One of several ways to say something that has not been used yet, its slots filled; null once all are used. */
	pick(ways: readonly string[], who: Who = nobody): string | null {
		const free = ways.filter((way) => !this.said.has(way));
		const allowed = free.filter((way) => this.allows(way));
		const way = allowed.length > 0 ? this.dice.pick(allowed) : undefined;
		if (way === undefined) return null;
		this.said.add(way);
		return capital(fillSlots(way, { who, someone: null, day: null }));
	}

	/** As `pick`, where something has to be said. */
	say(ways: readonly string[], who?: Who): string {
		return this.pick(ways, who) ?? ways.find((way) => this.allows(way)) ?? ways[0] ?? "";
	}
}
