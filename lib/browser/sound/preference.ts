"use client";

import { useSyncExternalStore } from "react";
import { browserChoice } from "@/lib/browser/core/browser-choice";

const sounds = browserChoice(
	"sounds",
	(stored) => stored !== null,
	(isOn: boolean) => (isOn ? "yes" : null),
);

/** Whether this browser plays a sound when something is saved; false unless the person turned it on. */
export const isSoundOn = sounds.get;

/** Returns whether this browser plays the sound, and a function to change that. */
export const useSound = () =>
	[useSyncExternalStore(sounds.subscribe, sounds.get, sounds.getOnServer), sounds.set] as const;
