"use client";

import { useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Spinner } from "@/components/ui/spinner";
import { hasLoggedOut, useLogoutElsewhere, useUser } from "@/lib/account/client";
import { Shell } from "./shell";

// Apart from the signed-in screens' script: most visits never need it.
const WelcomeFlow = dynamic(() => import("@/components/account/welcome-flow").then((module) => module.WelcomeFlow), {
	loading: () => <FullSpinner />,
});

type SessionGateProps = {
	/** Whom the server rendered the children for. */
	serverUserId: number | null;
	/** Name of the configured issuer, or null without one. */
	singleSignOn: string | null;
	children: ReactNode;
};

/**
 * Shows the shell to somebody who is signed in, and the welcome screens, at the same address, once nobody is.
 * Children that were rendered for somebody else are never shown: they wait for the server to render them anew.
 */
export function SessionGate({ serverUserId, singleSignOn, children }: SessionGateProps) {
	const { data: user, isPending } = useUser();
	const router = useRouter();
	useLogoutElsewhere();
	const queryClient = useQueryClient();
	const wasSignedIn = useRef(false);
	if (user) wasSignedIn.current = true;
	const isOutdated = Boolean(user) && user?.id !== serverUserId;

	useEffect(() => {
		if (isOutdated) router.refresh();
	}, [isOutdated, router]);

	if (isPending || isOutdated) return <FullSpinner />;
	if (!user) {
		const sessionEnded = wasSignedIn.current && !hasLoggedOut(queryClient);
		return <WelcomeFlow singleSignOn={singleSignOn} sessionEnded={sessionEnded} />;
	}
	return <Shell key={user.id}>{children}</Shell>;
}

function FullSpinner() {
	return (
		<div className="grid min-h-dvh place-items-center text-accent">
			<Spinner label="Loading" className="size-8" />
		</div>
	);
}
