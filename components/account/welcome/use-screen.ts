import { useCallback, useEffect, useState } from "react";

export type Screen = "welcome" | "login" | "register";

/** What an entry of the browser's history notes about us; Next keeps notes of its own beside it. */
interface Note {
	authScreen?: Screen;
	/** The welcome screen lies below this entry, so that going back leads there. */
	overWelcome?: boolean;
	/** From the link that somebody was given. */
	invitation?: string;
	/** An issuer has vouched for them, and their second factor is to follow. */
	isHalfIn?: boolean;
}

const readNote = () => (window.history.state ?? {}) as Note;
const isAuth = (screen: unknown): screen is Screen => screen === "login" || screen === "register";
const screenOf = ({ authScreen }: Note): Screen => (isAuth(authScreen) ? authScreen : "welcome");
const withNote = (note: Note) => ({ ...window.history.state, ...note });

/**
 * Which of the anonymous screens shows. The address stays as it is, but the browser's Back button leads from the auth
 * screen to the welcome screen. An address that ends in #login or #register opens that screen at once, and the link of
 * an invitation the registration.
 */
export function useScreen(): {
	screen: Screen;
	open: (screen: Screen) => void;
	invitation?: string;
	isHalfIn?: boolean;
} {
	const [screen, setScreen] = useState<Screen>("welcome");
	const [arrival, setArrival] = useState<Pick<Note, "invitation" | "isHalfIn">>({});

	useEffect(() => {
		const hash = window.location.hash.slice(1);
		const invited = new URLSearchParams(hash).get("invitation") ?? undefined;
		const isHalfIn = hash === "second-factor";
		const wanted = invited ? "register" : isHalfIn ? "login" : hash;
		if (isAuth(wanted)) {
			const { pathname, search } = window.location;
			// The token leaves the address bar, and stays with this entry through a reload.
			window.history.replaceState(
				withNote({ authScreen: wanted, invitation: invited, isHalfIn }),
				"",
				pathname + search,
			);
		}
		setArrival(readNote());
		const follow = () => setScreen(screenOf(readNote()));
		follow();
		window.addEventListener("popstate", follow);
		return () => window.removeEventListener("popstate", follow);
	}, []);

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
