import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";
import { classGroups, conflictingClassGroups } from "./class-groups";

const merge = createTailwindMerge(() => ({
	cacheSize: 500,
	theme: {},
	classGroups,
	conflictingClassGroups,
	conflictingClassGroupModifiers: { textSize: ["leading"] },
	orderSensitiveModifiers: ["before", "after", "placeholder", "marker", "first-letter"],
}));

/** Joins class names; of two Tailwind classes for the same property the later one wins. */
export function cn(...classes: ClassValue[]) {
	return merge(clsx(classes));
}
