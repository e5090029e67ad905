"use client";

import { useEffect } from "react";
import { HelpLink } from "@/components/safety/help-link";
import { ThemeToggle } from "@/components/shell/theme-toggle";
import { Spinner } from "@/components/ui/feedback/spinner";
import { dismissToast, toast } from "@/components/ui/feedback/toast";
import { lazyPart } from "@/components/ui/lazy-part";
import { closeShelf } from "@/lib/browser/offline/close";
import type { SignInOptions } from "@/lib/domain/account/doors";
import { useScreen } from "./use-screen";
import { WelcomeScreen } from "./welcome-screen";

const loadAuthScreen = () => import("@/components/account/sign-in/auth-screen").then((module) => module.AuthScreen);
const AuthScreen = lazyPart(loadAuthScreen, {
	Placeholder: () => (
		<div className="grid min-h-dvh place-items-center text-accent">
			<Spinner label="Loading" className="size-8" />
		</div>
	),
});

/**
 * Everything that is shown while nobody is signed in: the welcome screen, then the auth screen; the latter immediately
 * if the session has ended.
 * @param left How the session of somebody who was signed in on this page until a moment ago came to its end; null if
 * nobody was.
 */
export function WelcomeFlow({ left = null, ...doors }: SignInOptions & { left?: "logged-out" | "ended" | null }) {
	const sessionEnded = left === "ended";
	const hasLoggedOut = left === "logged-out";
	const { screen, open, ...arrival } = useScreen(sessionEnded);
	useEffect(tellSignOnError, []);
	useEffect(() => {
		if (hasLoggedOut) toast({ title: "You are logged out" });
	}, [hasLoggedOut]);
	// The line below explains what failed, and a message above it would hide it on a phone.
	useEffect(() => {
		if (sessionEnded) dismissToast();
	}, [sessionEnded]);
	// However the session ended, even while the app was closed.
	useEffect(() => void closeShelf(), []);
	// The buttons are placed on the line that says so, and take its color.
	const tone = sessionEnded ? "text-on-soft" : "text-ink-soft hover:text-ink";
	return (
		<div className="lamplight relative min-h-dvh">
			<nav aria-label="Help and theme" className="absolute right-2 top-2 z-10 flex items-center sm:right-4 sm:top-4">
				<HelpLink
					className={`inline-flex min-h-11 items-center gap-2 rounded-md px-3 max-[22rem]:px-1.5 text-[15px] ${tone}`}
				/>
				<ThemeToggle className={`size-11 justify-center rounded-md ${tone}`} labelClassName="sr-only" />
			</nav>
			{sessionEnded && (
				<p role="status" className="bg-soft px-5 pb-3.5 pt-14 text-center text-on-soft sm:px-52 sm:py-5">
					You have been logged out. Log in to continue. What you wrote is kept on this device.
				</p>
			)}
			{screen === "welcome" ? (
				<WelcomeScreen onOpen={open} startsAtLogin={hasLoggedOut} isClosed={doors.registration === "closed"} />
			) : (
				<AuthScreen mode={screen} onOpen={open} {...arrival} {...doors} />
			)}
		</div>
	);
}

const signOnErrors = new Map([
	[
		"AccountExists",
		"There is already an account with your email. Please log in with its password, then connect the two in your profile.",
	],
	[
		"RegistrationClosed",
		"You do not have an account here yet, and not everybody can create one. Please ask whoever runs this server.",
	],
]);

/** Reports once that the issuer's handshake failed, which ends at our URL with ?error=. */
function tellSignOnError() {
	const { pathname, search } = window.location;
	const error = new URLSearchParams(search).get("error");
	if (!error) return;
	window.history.replaceState(window.history.state, "", pathname);
	toast({
		title: "Login failed",
		description: signOnErrors.get(error) ?? "That did not work. Please try again.",
		variant: "destructive",
	});
}
