"use client";

import { useEffect, useRef } from "react";
import { QUIET_SECONDS } from "@/lib/browser/voice/recording";

const BARS = 33;
const STEP_MS = 90;
/** For people who prefer reduced motion: how often the single bar is updated, in milliseconds. */
const STILL_STEP_MS = 400;
/** A level below this counts as silence. */
const SILENT = 0.06;
/** The height of a bar in silence. */
const LOWEST = 0.07;

type LevelProps = {
	/** Returns how loud it is now, from 0 to 1; null if unknown. */
	read: () => number | null;
	isLive: boolean;
	/** Called when nothing has been heard for a while, and when that is over. */
	onQuiet: (isQuiet: boolean) => void;
};

/** Shows that the person is heard: the last seconds as a row of bars, the newest in the middle. */
export function Level({ read, isLive, onQuiet }: LevelProps) {
	const line = useRef<HTMLDivElement>(null);
	const quiet = useRef(onQuiet);
	quiet.current = onQuiet;

	useEffect(() => {
		if (!isLive) return;
		const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
		const bars = Array.from(line.current?.children ?? []) as HTMLElement[];
		const history: number[] = [];
		let silentSince = performance.now();
		const timer = setInterval(
			() => {
				const level = read();
				if (level === null) return;
				const now = performance.now();
				if (level >= SILENT) silentSince = now;
				quiet.current(now - silentSince >= QUIET_SECONDS * 1000);
				history.unshift(level);
				history.length = Math.min(history.length, Math.ceil(BARS / 2));
				for (const [index, bar] of bars.entries()) {
					const distance = Math.abs(index - (bars.length - 1) / 2);
					const heard = isStill ? (distance / (BARS / 2) <= level ? 0.5 : 0) : (history[distance] ?? 0);
					bar.style.transform = `scaleY(${LOWEST + (1 - LOWEST) * heard * (isStill ? 1 : 1 - distance / BARS)})`;
				}
			},
			isStill ? STILL_STEP_MS : STEP_MS,
		);
		return () => {
			clearInterval(timer);
			for (const bar of bars) bar.style.transform = `scaleY(${LOWEST})`;
		};
	}, [isLive, read]);

	return (
		<div ref={line} aria-hidden="true" className="mt-2 flex h-12 items-center gap-[3px]">
			{Array.from({ length: BARS }, (_, index) => (
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
					key={index}
					style={{ transform: `scaleY(${LOWEST})` }}
					className="h-full w-[3px] rounded-full bg-accent/75 motion-safe:transition-transform motion-safe:duration-100"
				/>
			))}
		</div>
	);
}
