"use client";

import { useEffect } from "react";
import { isSoundOn } from "@/lib/browser/sound/preference";

/** The rays of a lamp, on a grid of 48. */
const rays = Array.from({ length: 10 }, (_, i) => {
	const angle = (2 * Math.PI * i) / 10;
	const at = (distance: number) =>
		`${(24 + distance * Math.cos(angle)).toFixed(1)} ${(24 + distance * Math.sin(angle)).toFixed(1)}`;
	return `M${at(15)}L${at(i % 2 === 0 ? 23 : 20)}`;
}).join("");

/**
 * A brief burst of light around an element that was reached or kept, and that must be `relative`. If the person has
 * turned sounds on, two soft notes are played with it.
 */
export function Burst() {
	useEffect(() => {
		if (isSoundOn()) void import("@/lib/browser/sound/ring").then(({ ring }) => ring()).catch(() => {});
	}, []);
	return (
		<svg
			viewBox="0 0 48 48"
			aria-hidden="true"
			className="pointer-events-none absolute -inset-3.5 size-auto animate-burst stroke-ribbon"
			strokeWidth={2.5}
			strokeLinecap="round"
		>
			<path d={rays} />
		</svg>
	);
}
