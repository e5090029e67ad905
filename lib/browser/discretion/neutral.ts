import { NEUTRAL_COOKIE } from "@/lib/domain/discretion/neutral";

/** Whether the person wants a title and an icon in this browser that reveal nothing. */
export const hasNeutralTitle = (): boolean => document.cookie.split("; ").includes(`${NEUTRAL_COOKIE}=1`);
