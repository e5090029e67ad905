import type { ScriptPerson } from "./person";
import { completedPeople } from "./pools";
import { marguerite, theo, yusuf } from "./some";
import { anneke, hana } from "./whole";

/** Everybody for whom scripts are written in tests. */
export const everyone: ScriptPerson[] = [anneke, hana, marguerite, theo, yusuf, ...completedPeople];
