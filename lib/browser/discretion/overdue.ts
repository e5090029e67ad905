/** Runs in the page before anything is visible. It is sent as text, so it may use nothing from outside itself. */
function hideOverdue(): void {
	try {
		const minutes = Number(localStorage.getItem("lock-minutes")) || 0;
		const last = Number(localStorage.getItem("last-touch")) || 0;
		const isOver = minutes > 0 && last > 0 && Date.now() - last >= minutes * 60_000;
		if (isOver) document.documentElement.dataset.overdue = "";
	} catch {
		// Without storage, nothing was chosen.
	}
}

/** The script in the page's head that hides a page which should be locked by now (see `useLock`). */
export const overdueScript = `(${hideOverdue})()`;
