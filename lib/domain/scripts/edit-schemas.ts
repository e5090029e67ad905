import type { z } from "zod";
import type { ScriptKind } from "./generation";
import { lifeScriptEditSchema } from "./life-schema";
import { loveScriptEditSchema } from "./love-schema";

/** Schemas of a save request's body. Separate from the definitions, because a browser only needs them to save. */
export const editSchemas: Record<ScriptKind, z.ZodType> = { life: lifeScriptEditSchema, love: loveScriptEditSchema };
