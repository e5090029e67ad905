"use client";

import { type ComponentType, type FC, useEffect, useRef, useState } from "react";
// Starts tracking the focus at once, because dialogs that are not loaded yet will need it.
import "@/components/ui/dialogs/use-return-focus";
import { whenTouched } from "@/lib/browser/core/when-touched";
import { toast } from "./feedback/toast";

interface LazyPartOptions<Props> {
	/** Shown until the part is loaded, and on the server. Nothing by default. */
	Placeholder?: ComponentType<Props>;
	/** Closes the part; by default through its `onClose` or `onOpenChange`. */
	close?: (props: Props) => void;
	/**
	 * Called if the part cannot be loaded, once each time it is mounted. By default, the part is closed, so that the next
	 * press tries again, and a toast says so. If it is still rendered when the network is back, it is loaded then.
	 */
	onFailed?: (props: Props) => void;
}

/** A part of the app, once it is loaded, and how to load it. */
interface Source<Props> extends LazyPartOptions<Props> {
	Part?: ComponentType<Props>;
	/**
	 * Loads the part.
	 * @throws what the browser throws if a script cannot be loaded.
	 */
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
			// Tries a second time, because a request that fails once on a phone often succeeds right after.
			coming ??= load()
				.catch(load)
				.then(
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
		// It may have been loaded since the render; then it is shown immediately.
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
 * Makes a component that is not part of the first load: it is loaded at the first touch of the page, or when it is
 * first rendered.
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
	// A dialog that could not be loaded is mounted again at the next opening.
	return wasOpened && (props.open || source.Part) && <Shown source={source} props={props} />;
}

/**
 * Like `lazyPart`, for a dialog that its screen opens and closes. Once opened it stays mounted, so that it can fade
 * out.
 */
export function lazyDialog<Props extends DialogProps>(
	load: () => Promise<ComponentType<Props>>,
	options: LazyPartOptions<Props> = {},
): FC<Props> {
	const source = sourceOf(load, options);
	return (props) => <ShownOnceOpened source={source} props={props} />;
}
