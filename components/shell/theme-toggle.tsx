"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { cn } from "@/components/ui/cn";

const themes = [
	{ value: "system", name: "System", Icon: Monitor },
	{ value: "light", name: "Light", Icon: Sun },
	{ value: "dark", name: "Dark", Icon: Moon },
] as const;
const [system] = themes;

const noChanges = () => () => {};

/** A quiet button that cycles through system, light and dark. */
export function ThemeToggle({ className, labelClassName }: { className?: string; labelClassName?: string }) {
	const { theme, setTheme } = useTheme();
	// The server does not know the choice; until hydration the button shows what the server rendered.
	const isHydrated = useSyncExternalStore(
		noChanges,
		() => true,
		() => false,
	);
	const index = isHydrated ? themes.findIndex(({ value }) => value === theme) : 0;
	const { name, Icon } = themes[index] ?? system;
	const next = themes[(index + 1) % themes.length] ?? system;
	return (
		<button type="button" onClick={() => setTheme(next.value)} className={cn("flex items-center gap-3", className)}>
			<Icon aria-hidden="true" className="size-5 shrink-0" />
			<span className={labelClassName}>Theme: {name}</span>
		</button>
	);
}
