"use client";

import { useSyncExternalStore } from "react";
import { browserChoice } from "@/lib/browser/core/browser-choice";

/** Playback speeds for reading aloud; 1 is the voice's own pace. */
export const speeds = [0.8, 1, 1.2, 1.5] as const;
export type Speed = (typeof speeds)[number];

const chosen = browserChoice<Speed>(
	"reading-speed",
	(stored) => speeds.find((speed) => String(speed) === stored) ?? 1,
	String,
);

/** Returns this browser's playback speed, and a function to change it. */
export const useSpeed = () =>
	[useSyncExternalStore(chosen.subscribe, chosen.get, chosen.getOnServer), chosen.set] as const;
