/** Runs in the page before anything is visible. It is sent as text, so it must not use anything from outside. */
function hideOverdue(): void {
	try {
		const minutes = Number(localStorage.getItem("lock-minutes")) || 0;
		const last = Number(localStorage.getItem("last-touch")) || 0;
		const since = Date.now() - last;
		// A negative time means that the clock has been set back.
		const isOver = minutes > 0 && last > 0 && (since >= minutes * 60_000 || since < -60_000);
		if (isOver) document.documentElement.dataset.overdue = "";
	} catch {
		// Without storage, no lock was chosen.
	}
}

/** The script in the page's head that hides a page which should be locked by now (see `useLock`). */
export const overdueScript = `(${hideOverdue})()`;
