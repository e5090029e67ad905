import { dana } from "./four/dana";
import { ilya } from "./four/ilya";
import { jonah } from "./four/jonah";
import { noor } from "./four/noor";
import type { PersonWithEntry } from "./four/person";

// Four invented people for whom a coach can easily get it wrong. They were written before its code was read.

export const four: readonly PersonWithEntry[] = [ilya, dana, noor, jonah];
