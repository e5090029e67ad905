import { AppError } from "@/lib/core/errors";
import type { ScriptPattern } from "./schema";

/** Whether two patterns have other words. */
export const differs = (before: ScriptPattern | undefined, now: ScriptPattern): boolean =>
	before?.pattern !== now.pattern || before.description !== now.description || before.impact !== now.impact;

/** Whether a pattern has been edited by hand, now or before. */
export const isEdited = (
	before: (ScriptPattern & { isUserEdited: boolean }) | undefined,
	now: ScriptPattern,
): boolean => before?.isUserEdited === true || differs(before, now);

export const notFound = () => new AppError("not_found", "We could not find that script.");
export const changedElsewhere = () =>
	new AppError("conflict", "This script was changed somewhere else in the meantime. What you typed is still here.");
export const changedUnseen = () =>
	new AppError("conflict", "You edited this script somewhere else in the meantime. Have a look at it first.");
