import { useCallback, useEffect, useState } from "react";
import { lockMinutes } from "@/lib/browser/discretion/touches";

export type Screen = "welcome" | "login" | "register";

/** The state that the app adds to an entry of the browser's history, next to Next's own. */
interface Note {
	authScreen?: Screen;
	/** Whether the entry before this one is the welcome screen, so that going back leads there. */
	overWelcome?: boolean;
	/** The invitation from the link that the person followed. */
	invitation?: string;
	/** Whether an issuer has vouched for the person, so that only their second factor is missing. */
	isHalfIn?: boolean;
}

const readNote = () => (window.history.state ?? {}) as Note;
const isAuth = (screen: unknown): screen is Screen => screen === "login" || screen === "register";
const screenOf = ({ authScreen }: Note): Screen => (isAuth(authScreen) ? authScreen : "welcome");
const withNote = (note: Note) => ({ ...window.history.state, ...note });

/**
 * Returns which of the signed-out screens to show. The URL stays the same, but the browser's Back button leads from the
 * auth screen to the welcome screen. A URL that ends in #login or #register opens that screen; an invitation link opens
 * the registration. The login form is opened if a session has just ended, and in a browser that locks.
 * @param sessionEnded Whether a person was signed in on this page until a moment ago, and did not log out.
 */
export function useScreen(sessionEnded: boolean): {
	screen: Screen;
	open: (screen: Screen) => void;
	invitation?: string;
	isHalfIn?: boolean;
} {
	const [screen, setScreen] = useState<Screen>(sessionEnded ? "login" : "welcome");
	const [arrival, setArrival] = useState<Pick<Note, "invitation" | "isHalfIn">>({});

	useEffect(() => {
		const hash = window.location.hash.slice(1);
		const invited = new URLSearchParams(hash).get("invitation") ?? undefined;
		const isHalfIn = hash === "second-factor";
		const wanted = invited ? "register" : isHalfIn ? "login" : hash;
		if (isAuth(wanted)) {
			const { pathname, search } = window.location;
			// The token leaves the address bar, but stays with this history entry through a reload.
			window.history.replaceState(
				withNote({ authScreen: wanted, invitation: invited, isHalfIn }),
				"",
				pathname + search,
			);
		} else if (sessionEnded || (readNote().authScreen === undefined && lockMinutes() > 0)) {
			// The previous way of signing in no longer applies.
			window.history.replaceState(withNote({ authScreen: "login", invitation: undefined, isHalfIn: false }), "");
		}
		setArrival(readNote());
		const follow = () => setScreen(screenOf(readNote()));
		follow();
		window.addEventListener("popstate", follow);
		return () => window.removeEventListener("popstate", follow);
	}, [sessionEnded]);

	const open = useCallback((next: Screen) => {
		const note = readNote();
		if (next === "welcome" && note.overWelcome) window.history.back();
		else if (next !== "welcome" && screenOf(note) === "welcome") {
			window.history.pushState(withNote({ authScreen: next, overWelcome: true }), "");
		} else window.history.replaceState(withNote({ authScreen: next }), "");
		setScreen(next);
	}, []);

	return { screen, open, invitation: arrival.invitation, isHalfIn: arrival.isHalfIn };
}
