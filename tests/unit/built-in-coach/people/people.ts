import { dario } from "./dario";
import { harold } from "./harold";
import { joy } from "./joy";
import { ken } from "./ken";
import { mia } from "./mia";
import type { Person } from "./person";
import { robin } from "./robin";
import { sara } from "./sara";
import { tomek } from "./tomek";

/** Eight invented people, as unlike each other as could be thought of. */
export const people: Person[] = [harold, mia, dario, robin, ken, sara, joy, tomek];
