"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { SelectElsewhere } from "@/components/questionnaires/select-elsewhere";
import { HelpLink } from "@/components/safety/help-link";
import { Shell } from "@/components/shell/shell";
import { Spinner } from "@/components/ui/feedback/spinner";
import { lazyPart } from "@/components/ui/lazy-part";
import {
	forgetEverybody,
	hasLoggedOut,
	useLogoutElsewhere,
	usePersonElsewhere,
	useUser,
} from "@/lib/browser/account/client";
import { pagesAreOf } from "@/lib/browser/core/page-of";
import { whenIdle } from "@/lib/browser/core/when-idle";
import { useLock } from "@/lib/browser/discretion/lock";
import { forgetWhatThePageCarried } from "@/lib/browser/discretion/page-data";
import { forgetOffRecordOfOthers } from "@/lib/browser/off-record/stored-conversation";
import type { SignInOptions } from "@/lib/domain/account/doors";
import { LogoutButton } from "./logout-button";

// Loaded separately, because most visits never need it.
const WelcomeFlow = lazy(() =>
	import("@/components/account/welcome/welcome-flow").then((module) => ({ default: module.WelcomeFlow })),
);

// Only if a model on another machine is configured, and only once.
const FirstWords = lazy(() =>
	import("@/components/account/privacy/first-words").then((module) => ({ default: module.FirstWords })),
);

// Nothing on the screen waits for it, and the screen must still work if it cannot be loaded.
const OfflineNotes = lazyPart(
	() => import("@/components/offline/offline-notes").then((module) => module.OfflineNotes),
	{
		onFailed: () => {},
	},
);

// Loaded at the first touch, so that it opens at once.
const Search = lazyPart(() => import("@/components/search/search-dialog").then((module) => module.SearchDialog));

const slots = { Help: HelpLink, Logout: LogoutButton, Search };

type SessionGateProps = SignInOptions & {
	/** The id of the person for whom the server rendered the children. */
	serverUserId: number | null;
	/** Whether the person still has to choose if a model on another machine may read their words. */
	asksFirst?: boolean;
	children: ReactNode;
};

/**
 * Shows the shell to a signed-in person and, once nobody is signed in, the welcome screens at the same URL. Children
 * that were rendered for somebody else are never shown: they wait until the server has rendered them again.
 */
export function SessionGate({ serverUserId, asksFirst, children, ...doors }: SessionGateProps) {
	const { data: user, isPending } = useUser();
	const router = useRouter();
	useLogoutElsewhere();
	const queryClient = useQueryClient();
	const wasSignedIn = useRef(false);
	if (user) wasSignedIn.current = true;
	const isOutdated = Boolean(user) && user?.id !== serverUserId;

	const userId = user?.id ?? null;
	usePersonElsewhere(userId);
	// Before the effects in which the screens below make their requests.
	useLayoutEffect(() => {
		pagesAreOf(userId);
		if (userId !== null) forgetOffRecordOfOthers(userId);
	}, [userId]);

	useEffect(() => {
		if (!isOutdated) return;
		// What this tab read for the person before.
		forgetEverybody(queryClient);
		router.refresh();
	}, [isOutdated, queryClient, router]);

	const isLocking = useLock(Boolean(user));
	const [isIdle, setIdle] = useState(false);
	useEffect(() => whenIdle(() => setIdle(true)), []);
	const isOver = !isPending && !user && wasSignedIn.current;

	useEffect(() => {
		if (isLocking || isOver) forgetWhatThePageCarried();
	}, [isLocking, isOver]);

	if (isPending || isOutdated || isLocking) return <FullSpinner />;
	if (!user) {
		return (
			<Suspense fallback={<FullSpinner />}>
				<WelcomeFlow {...doors} left={isOver ? (hasLoggedOut(queryClient) ? "logged-out" : "ended") : null} />
			</Suspense>
		);
	}
	return (
		<Shell key={user.id} slots={slots}>
			<SelectElsewhere />
			{isIdle && <OfflineNotes userId={user.id} />}
			{asksFirst && (
				<Suspense fallback={null}>
					<FirstWords />
				</Suspense>
			)}
			{children}
		</Shell>
	);
}

function FullSpinner() {
	return (
		<div className="grid min-h-dvh place-items-center text-accent">
			<Spinner label="Loading" className="size-8" />
		</div>
	);
}
