const STORAGE_KEY = "sidebar";
const COLLAPSED = "collapsed";

/**
 * Runs before the first paint. Puts the stored state onto <html>, where the style sheet reads it, so that a collapsed
 * sidebar does not jump when the page loads.
 */
export const sidebarScript = `try{if(localStorage.getItem("${STORAGE_KEY}")==="${COLLAPSED}")document.documentElement.dataset.sidebar="${COLLAPSED}"}catch{}`;

const listeners = new Set<() => void>();

/** Whether the sidebar is collapsed, as an external store for `useSyncExternalStore`. */
export const sidebarState = {
	isCollapsed: () => document.documentElement.dataset.sidebar === COLLAPSED,
	isCollapsedOnServer: () => false,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	},
	toggle() {
		const collapsed = !sidebarState.isCollapsed();
		if (collapsed) document.documentElement.dataset.sidebar = COLLAPSED;
		else delete document.documentElement.dataset.sidebar;
		try {
			localStorage.setItem(STORAGE_KEY, collapsed ? COLLAPSED : "open");
		} catch {
			// Storage is blocked, so the state lasts until the next load.
		}
		for (const listener of listeners) listener();
	},
};
