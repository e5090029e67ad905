import type { Dynamic, DynamicText } from "./dynamic";
import { ground } from "./ground";
import { inward } from "./inward";
import { open } from "./open";
import { towardOthers } from "./toward-others";

/** Everything the coach can say about each dynamic. */
export const dynamicTexts: Record<Dynamic, DynamicText> = { ...inward, ...towardOthers, ...ground, ...open };
