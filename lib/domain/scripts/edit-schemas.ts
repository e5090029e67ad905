import type { z } from "zod";
import type { ScriptKind } from "./generation";
import { lifeScriptEditSchema } from "./life-schema";
import { loveScriptEditSchema } from "./love-schema";

/** What the body of a save has to be. Apart from the definitions, because a browser needs it only to save. */
export const editSchemas: Record<ScriptKind, z.ZodType> = { life: lifeScriptEditSchema, love: loveScriptEditSchema };
