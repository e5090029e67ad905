import type { TellingKind } from "../kinds/kinds";
import { backLines } from "./kinds-back";
import { forwardLines } from "./kinds-forward";
import type { KindLines } from "./stock";

/** What can be said to each kind of telling. */
export const kindLines: Record<TellingKind, KindLines> = { ...forwardLines, ...backLines };
