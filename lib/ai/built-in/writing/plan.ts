import type { MoveName } from "../lexicon/moves";
import type { Theme } from "../lexicon/themes";
import type { Desk } from "./desk";
import type { Dynamic } from "./dynamics/dynamic";
import type { Expected } from "./insights/absent";
import type { Insight } from "./insights/insight";

type Part = (desk: Desk, dynamic: Dynamic) => string | null;

/**
 * How one kind of questionnaire is read. The parts give what is particular to the kind, with quotes from the answers
 * that matter there; what the dynamics know is added behind them.
 */
export interface Plan {
	/** Turns of phrase that count for more here. */
	favored: readonly MoveName[];
	/** Themes the questions themselves ask for, so that meeting them is no discovery. */
	expectedThemes: readonly Theme[];
	absences: readonly Expected[];
	/** Questions at the heart of the matter: what shows there counts double when the pattern is named. */
	central: readonly string[];
	/** What the questions themselves bring in, and what therefore counts for less, or for more, here. */
	leaning?: Partial<Record<Dynamic, number>>;
	/** Questions whose answers are kept for a part of their own, and not used as the opening quote. */
	kept: readonly string[];
	insights(desk: Desk): Insight[];
	/** What is quoted before the core pattern is named. */
	core: Part;
	origin: Part;
	impact: Part;
	inner: Part;
	relational: Part;
	/** Action steps made of the person's own words; each may come to nothing. */
	actions: readonly Part[];
	/** Open questions made of the person's own words. */
	areas: readonly Part[];
	closing?: Part;
}
