/**
 * Removes the data from the document that the server embedded for the app's start: React has already read it, and it
 * contains the person's name. Our scripts and the address of the page stay.
 */
export function forgetWhatThePageCarried(): void {
	for (const script of document.querySelectorAll("script:not([src])")) {
		if (script.textContent?.includes("__next_f")) script.remove();
	}
}
