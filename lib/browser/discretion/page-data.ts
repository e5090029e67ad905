/**
 * Removes from the document what the server put into it for the app to start with: React has read it long ago, and it
 * names the person. Scripts of ours and the address of the page stay.
 */
export function forgetWhatThePageCarried(): void {
	for (const script of document.querySelectorAll("script:not([src])")) {
		if (script.textContent?.includes("__next_f")) script.remove();
	}
}
