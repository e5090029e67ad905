/**
 * Returns a choice that this browser keeps, for `useSyncExternalStore`.
 * @param read The choice for what is stored, or for null if nothing is or can be.
 * @param written What to store for a choice; null to store nothing.
 */
export function browserChoice<Value>(
	key: string,
	read: (stored: string | null) => Value,
	written: (value: Value) => string | null,
) {
	const listeners = new Set<() => void>();
	return {
		get(): Value {
			try {
				return read(localStorage.getItem(key));
			} catch {
				return read(null);
			}
		},
		getOnServer: () => read(null),
		set(value: Value): void {
			const stored = written(value);
			try {
				if (stored === null) localStorage.removeItem(key);
				else localStorage.setItem(key, stored);
			} catch {
				// If nothing can be stored, the choice cannot be kept.
			}
			for (const listener of listeners) listener();
		},
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}
