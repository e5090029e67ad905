"use client";

import { lazyPart } from "@/components/ui/lazy-part";
import type { Place } from "@/lib/domain/lines/schema";

type LineChoiceProps = { place: Place; onClose: () => void };

/** The sentences of a text, to choose from. Loaded separately, because most visits keep nothing. */
export const LineChoice = lazyPart<LineChoiceProps>(() => import("./line-choice").then((module) => module.LineChoice));
