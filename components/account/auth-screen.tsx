"use client";

import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Mark } from "@/components/shell/logo";
import { Button } from "@/components/ui/button";
import { APP_NAME } from "@/lib/brand";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { SingleSignOn } from "./single-sign-on";
import type { Screen } from "./use-screen";

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

type AuthScreenProps = {
	mode: "login" | "register";
	onOpen: (screen: Screen) => void;
	/** Name of the configured issuer, or null without one. */
	singleSignOn: string | null;
};

/** Logging in and registering. Switching between the two starts with an empty form. */
export function AuthScreen({ mode, onOpen, singleSignOn }: AuthScreenProps) {
	const { heading, text, toggle, other } = words[mode];
	const top = useRef<HTMLHeadingElement>(null);

	// The button that led here is gone: reading goes on at the heading.
	// biome-ignore lint/correctness/useExhaustiveDependencies: again when the mode changes
	useEffect(() => top.current?.focus(), [mode]);

	return (
		<div className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-5 pb-10">
			<header className="flex h-16 items-center sm:h-20">
				<Button variant="ghost" size="sm" className="-ml-3 gap-1.5" onClick={() => onOpen("welcome")}>
					<ArrowLeft aria-hidden="true" className="size-5" />
					Back
				</Button>
			</header>
			<main className="max-sm:mt-4 sm:my-auto sm:rounded-xl sm:bg-page sm:p-10 sm:shadow-lifted">
				<Mark className="mb-6 size-10 max-sm:hidden" />
				<h1 ref={top} tabIndex={-1} className="text-3xl outline-none">
					{heading}
				</h1>
				<p className="mb-8 mt-2 text-ink-soft">{text}</p>
				{mode === "login" ? <LoginForm /> : <RegisterForm />}
				{singleSignOn && (
					<div className="mt-5 grid gap-5">
						<p className="text-center text-sm text-ink-soft">or</p>
						<SingleSignOn name={singleSignOn} />
					</div>
				)}
				<p className="mt-6 text-center">
					<Button variant="link" size="inline" onClick={() => onOpen(other)}>
						{toggle}
					</Button>
				</p>
			</main>
		</div>
	);
}
