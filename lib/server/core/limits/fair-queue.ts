/** A queue in which owners take turns: one item of each, then one more of each. */
export class FairQueue<Item> {
	private readonly lines = new Map<string, Item[]>();
	size = 0;

	add(owner: string, item: Item): void {
		const line = this.lines.get(owner);
		if (line) line.push(item);
		else this.lines.set(owner, [item]);
		this.size++;
	}

	/** The next item of the owner who has waited longest, among those who may have a turn. */
	take(mayGo: (owner: string) => boolean = () => true): Item | undefined {
		const first = [...this.lines].find(([owner]) => mayGo(owner));
		if (!first) return undefined;
		const [owner, line] = first;
		const item = line.shift();
		this.lines.delete(owner);
		// To the end of the line.
		if (line.length > 0) this.lines.set(owner, line);
		this.size--;
		return item;
	}

	/** Whether the item was still waiting. */
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
