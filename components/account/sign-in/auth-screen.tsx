"use client";

import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Queries } from "@/components/account/session/queries";
import type { Screen } from "@/components/account/welcome/use-screen";
import { Mark } from "@/components/shell/logo";
import { Button } from "@/components/ui/button";
import type { SignInOptions } from "@/lib/domain/account/doors";
import { APP_NAME } from "@/lib/domain/core/brand";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { SingleSignOn } from "./single-sign-on";

const words = {
	login: {
		heading: `${APP_NAME} Login`,
		text: "Welcome back! Please login to continue.",
		toggle: "Need an account? Register",
		other: "register",
	},
	register: {
		heading: "Create account",
		text: "Begin your journey to inner peace",
		toggle: "Have an account? Login",
		other: "login",
	},
} as const;

type AuthScreenProps = SignInOptions & {
	mode: "login" | "register";
	onOpen: (screen: Screen) => void;
	/** The invitation from the link that the person followed. */
	invitation?: string;
	/** Whether an issuer has vouched for the person, so that only their second factor is missing. */
	isHalfIn?: boolean;
};

/** Lets people log in and register. Switching between the two starts with an empty form. */
export function AuthScreen(props: AuthScreenProps) {
	return (
		<Queries>
			<Forms {...props} />
		</Queries>
	);
}

function Forms({
	mode,
	onOpen,
	singleSignOn,
	registration = "open",
	invitation,
	isHalfIn,
	resetByMail,
}: AuthScreenProps) {
	const { heading, text, toggle, other } = words[mode];
	const top = useRef<HTMLHeadingElement>(null);

	// The button that was pressed is gone, so the focus moves to the heading.
	// biome-ignore lint/correctness/useExhaustiveDependencies: again when the mode changes
	useEffect(() => top.current?.focus(), [mode]);
	useTitle(heading);

	return (
		<div className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-5 pb-10">
			<header className="flex h-15 items-center sm:h-19">
				<Button variant="ghost" size="sm" className="-ml-3 gap-1.5" onClick={() => onOpen("welcome")}>
					<ArrowLeft aria-hidden="true" className="size-5" />
					Back
				</Button>
			</header>
			<main className="max-sm:mt-4 sm:my-auto sm:rounded-xl sm:bg-page sm:px-10 sm:py-8 sm:shadow-lifted [@media(max-height:56rem)]:sm:py-6">
				<Mark className="mb-6 size-10 max-sm:hidden [@media(max-height:56rem)]:hidden" />
				<h1 ref={top} tabIndex={-1} className="text-3xl outline-none">
					{heading}
				</h1>
				<p className="mb-8 mt-2 text-ink-soft [@media(max-height:56rem)]:mb-5">{text}</p>
				{mode === "login" && <LoginForm isHalfIn={isHalfIn} resetByMail={resetByMail} />}
				{mode === "register" && registration !== "closed" && (
					<RegisterForm needsInvitation={registration === "invite"} invitation={invitation} />
				)}
				{mode === "register" && registration === "closed" && (
					<p>This server is not taking new accounts. Whoever runs it can change that.</p>
				)}
				{singleSignOn && (
					<div className="mt-5 grid gap-5">
						<p className="text-center text-sm text-ink-soft">or</p>
						<SingleSignOn name={singleSignOn} />
					</div>
				)}
				{(mode === "register" || registration !== "closed") && (
					<p className="mt-6 text-center">
						<Button variant="link" size="inline" onClick={() => onOpen(other)}>
							{toggle}
						</Button>
					</p>
				)}
			</main>
		</div>
	);
}

/** Names the screen in the tab as long as it is shown, unless this browser has the neutral title. */
function useTitle(title: string): void {
	useEffect(() => {
		const before = document.title;
		if (!before.endsWith(APP_NAME)) return;
		const own = title.startsWith(APP_NAME) ? title : `${title} · ${APP_NAME}`;
		document.title = own;
		return () => {
			if (document.title === own) document.title = before;
		};
	}, [title]);
}
