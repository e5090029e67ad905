"use client";

import {
	Activity,
	type ComponentType,
	type FC,
	memo,
	type ReactNode,
	use,
	useState,
	useSyncExternalStore,
} from "react";
import { whenIdle } from "@/lib/browser/core/when-idle";
import { whenTouched } from "@/lib/browser/core/when-touched";

/** How long to wait before a part that could not be loaded is requested again, in milliseconds. */
const AGAIN_MS = 5_000;

/** A part of the app, once it is loaded, and how to load it. */
interface Source<Props> {
	Part?: ComponentType<Props>;
	/**
	 * Loads the part.
	 * @throws what the browser throws if a script cannot be loaded.
	 */
	fetch: () => Promise<void>;
	/** Resolves when the part has been loaded, and keeps the server's markup as it is until then. Never rejects. */
	arrival: Promise<void>;
}

const isServer = typeof window === "undefined";

function sourceOf<Props>(load: () => Promise<ComponentType<Props>>): Source<Props> {
	let coming: Promise<void> | undefined;
	let arrive = () => {};
	const arrival = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	const fetch = () => {
		coming ??= load().then((Part) => {
			source.Part = Part;
			arrive();
		});
		return coming;
	};
	const fetchUntilHere = () =>
		void fetch().catch(() => {
			setTimeout(() => {
				coming = undefined;
				fetchUntilHere();
			}, AGAIN_MS);
		});
	const source: Source<Props> = { fetch, arrival };
	if (isServer) fetch().catch(() => {});
	else {
		whenTouched(fetch);
		whenIdle(fetchUntilHere);
	}
	return source;
}

type ShownProps<Props> = { source: Source<Props>; isNew: boolean; props: Props };

function Arrived<Props extends object>({ source, isNew, props }: ShownProps<Props>) {
	// When navigating to another screen, the old one stays until the part is loaded.
	if (!source.Part) use(isServer || isNew ? source.fetch() : source.arrival);
	const { Part } = source;
	return Part && <Part {...props} />;
}

const noChanges = () => () => {};

/** Whether the component was rendered in the browser, rather than taken over from the server's page. */
function useIsNew(): boolean {
	const isTakenOver = useSyncExternalStore(
		noChanges,
		() => false,
		() => true,
	);
	const [isNew] = useState(!isTakenOver);
	return isNew;
}

// Rendering it again would discard what the server rendered.
const InPlace = memo(function InPlace<Props extends object>(shown: ShownProps<Props>) {
	// React keeps the server's elements inside an Activity until it can hydrate them. Suspense would do the same, but the
	// server would send its content separately from the page, and the browser would insert it later.
	return (
		<Activity>
			<Arrived {...shown} />
		</Activity>
	);
}) as <Props extends object>(shown: ShownProps<Props>) => ReactNode;

function LaterPart<Props extends object>({ source, props }: Omit<ShownProps<Props>, "isNew">) {
	return <InPlace source={source} isNew={useIsNew()} props={props} />;
}

/**
 * Makes a part of a screen whose markup the server sends like all other, and whose script is not part of the first
 * load: it is loaded after the page, or at the first touch of it. Whatever the person presses or types before that is
 * kept for it (`components/shell/early-input.ts`). For parts with buttons and fields that nobody needs in the first
 * second.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FC<Props> {
	const source = sourceOf(load);
	return memo((props: Props) => <LaterPart source={source} props={props} />) as unknown as FC<Props>;
}
