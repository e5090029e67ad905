"use client";

import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { Toggle } from "@/components/ui/toggle";

const themes = [
	{ value: "system", label: "Like my device" },
	{ value: "light", label: "Light" },
	{ value: "dark", label: "Dark" },
] as const;
type Theme = (typeof themes)[number]["value"];

const noChanges = () => () => {};

/** Lets the person choose light, dark, or the device's setting. */
export function ThemeChoice() {
	const { theme, setTheme } = useTheme();
	// The server does not know the choice.
	const isHydrated = useSyncExternalStore(
		noChanges,
		() => true,
		() => false,
	);
	const chosen = themes.find(({ value }) => value === theme)?.value ?? "system";
	return <Toggle<Theme> label="Theme" options={themes} value={isHydrated ? chosen : "system"} onValue={setTheme} />;
}
