/** Waiting lines of several owners, served in turns: one of each, then again one of each. */
export class FairQueue<Item> {
	private readonly lines = new Map<string, Item[]>();
	size = 0;

	add(owner: string, item: Item): void {
		const line = this.lines.get(owner);
		if (line) line.push(item);
		else this.lines.set(owner, [item]);
		this.size++;
	}

	/** The first item of whoever has waited longest for a turn, of those whose turn it may be. */
	take(mayGo: (owner: string) => boolean = () => true): Item | undefined {
		const first = [...this.lines].find(([owner]) => mayGo(owner));
		if (!first) return undefined;
		const [owner, line] = first;
		const item = line.shift();
		this.lines.delete(owner);
		// Behind everybody else who waits.
		if (line.length > 0) this.lines.set(owner, line);
		this.size--;
		return item;
	}

	/** Whether it was still waiting. */
	remove(owner: string, item: Item): boolean {
		const line = this.lines.get(owner) ?? [];
		const at = line.indexOf(item);
		if (at < 0) return false;
		line.splice(at, 1);
		if (line.length === 0) this.lines.delete(owner);
		this.size--;
		return true;
	}
}
