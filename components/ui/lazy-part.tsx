"use client";

import { type ComponentType, type FC, useEffect, useRef, useState } from "react";
// What had the focus is noted from the start, also for dialogs that are not here yet.
import "@/components/ui/dialogs/use-return-focus";
import { whenTouched } from "@/lib/browser/core/when-touched";
import { toast } from "./feedback/toast";

interface LazyPartOptions<Props> {
	/** Shown until the part is there, and on the server. Nothing unless it is given. */
	Placeholder?: ComponentType<Props>;
	/** Has its screen close it; by `onClose` or `onOpenChange` unless it is given. */
	close?: (props: Props) => void;
	/**
	 * Called when the part cannot be loaded, once for each time that it is rendered anew. Unless it is given, the part is
	 * closed, so that the next press tries again, and a toast says so. Where it is still rendered when the network is back,
	 * it comes then.
	 */
	onFailed?: (props: Props) => void;
}

/** A part of the app, and whether it is here. */
interface Source<Props> extends LazyPartOptions<Props> {
	Part?: ComponentType<Props>;
	/** @throws what the browser throws when a script cannot be loaded. */
	fetch: () => Promise<void>;
}

const tellNotLoaded = () =>
	toast({
		title: "That did not open",
		description: "A part of the app could not be loaded. Please check your connection and try again.",
		variant: "destructive",
	});

type Closable = { onClose?: () => void; onOpenChange?: (open: boolean) => void };

function closeItself({ onClose, onOpenChange }: Closable): void {
	onClose?.();
	onOpenChange?.(false);
}

function sourceOf<Props>(load: () => Promise<ComponentType<Props>>, options: LazyPartOptions<Props>): Source<Props> {
	let coming: Promise<void> | undefined;
	const source: Source<Props> = {
		...options,
		fetch: () => {
			coming ??= load().then(
				(Part) => {
					source.Part = Part;
				},
				(error) => {
					coming = undefined;
					throw error;
				},
			);
			return coming;
		},
	};
	whenTouched(source.fetch);
	return source;
}

function Shown<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
	const [, setArrived] = useState(false);
	const latest = useRef(props);
	latest.current = props;
	const { Part, Placeholder } = source;
	useEffect(() => {
		// It may have come since the render; then it is shown at once.
		if (Part) return;
		const leaving = new AbortController();
		const { signal } = leaving;
		const arrive = () => source.fetch().then(() => signal.aborted || setArrived(true));
		arrive().catch(() => {
			if (signal.aborted) return;
			if (source.onFailed) source.onFailed(latest.current);
			else {
				(source.close ?? closeItself)(latest.current);
				tellNotLoaded();
			}
			window.addEventListener("online", () => void arrive().catch(() => {}), { signal });
		});
		return () => leaving.abort();
	}, [source, Part]);
	const Here = Part ?? Placeholder;
	return Here ? <Here {...props} /> : null;
}

/**
 * A component that is no part of the first load: it comes at the first touch of the page, or when it is first rendered.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	options: LazyPartOptions<Props> = {},
): FC<Props> {
	const source = sourceOf(load, options);
	return (props) => <Shown source={source} props={props} />;
}

type DialogProps = Closable & { open: boolean };

function ShownOnceOpened<Props extends DialogProps>({ source, props }: { source: Source<Props>; props: Props }) {
	const [wasOpened, setOpened] = useState(props.open);
	if (props.open && !wasOpened) setOpened(true);
	// One that could not be loaded begins anew with the next opening.
	return wasOpened && (props.open || source.Part) && <Shown source={source} props={props} />;
}

/** The same for a dialog that its screen opens and closes. From the first opening on it stays, and can fade out. */
export function lazyDialog<Props extends DialogProps>(
	load: () => Promise<ComponentType<Props>>,
	options: LazyPartOptions<Props> = {},
): FC<Props> {
	const source = sourceOf(load, options);
	return (props) => <ShownOnceOpened source={source} props={props} />;
}
