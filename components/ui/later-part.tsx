"use client";

import { Activity, type ComponentType, type FC, memo, use, useState } from "react";
import { whenIdle } from "@/lib/browser/core/when-idle";
import { whenTouched } from "@/lib/browser/core/when-touched";

/** Whether the page that the server sent has come to life; parts that are shown from then on were made here. */
let isAlive = false;

/** To be called in an effect of what is around every screen. */
export function startLaterParts(): void {
	isAlive = true;
}

/** How long a part that could not be loaded waits until it is asked for again. */
const AGAIN_MS = 5_000;

/** A part of the app, and whether it is here. */
interface Source<Props> {
	Part?: ComponentType<Props>;
	/** @throws what the browser throws when a script cannot be loaded. */
	fetch: () => Promise<void>;
	/** Keeps what the server made as it is until the part has been loaded. Never rejects. */
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
	// On the way to another screen the old one stays until the part is here.
	if (!source.Part) use(isServer || isNew ? source.fetch() : source.arrival);
	const { Part } = source;
	return Part && <Part {...props} />;
}

function FromServer<Props extends object>({ source, props }: Omit<ShownProps<Props>, "isNew">) {
	const [isNew] = useState(() => isAlive);
	// Of what stands within it React keeps the server's elements until it can take them over. It would be the same with
	// Suspense, which the server would send apart from the page, however, and the browser would put in its place later.
	return (
		<Activity>
			<Arrived source={source} isNew={isNew} props={props} />
		</Activity>
	);
}

/**
 * A part of a screen whose words the server sends like all others, and whose script is no part of the first load: it
 * comes when the page has loaded, or at the first touch of it. What somebody presses or types before that is kept for it
 * (`components/shell/early-input.ts`). For parts with buttons and fields that nobody needs in the first second.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FC<Props> {
	const source = sourceOf(load);
	// A new rendering would have to throw away what the server made.
	return memo((props: Props) => <FromServer source={source} props={props} />) as unknown as FC<Props>;
}
