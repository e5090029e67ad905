/*
 * Words that many rules have in common, as alternatives for a pattern. A rule that needs one more adds it beside the
 * list: "(knife|belt)".
 */

/** "I am terrified of him" */
export const FEAR = "afraid|scared|frightened|terrified|petrified|fearful|in fear|nervous";

/** "he will hurt me" */
export const WILL = "will|would|might|may|could|(is |am |was )?going to|wants? to|about to";

/** "He kicks me" */
export const HIT =
	"hit~|beat~|punch~|slap~|kick~|choke~|strangle~|shove~|push~|smack~|bite~|grab~|throttle~|stab~|drag~";

/** "I will kill her" */
export const KILL =
	"kill~|murder~|strangle~|stab~|shoot~|hurt~|harm~|choke~|smother~|poison~|drown~|attack~|beat~|suffocate~";

/** "with a knife" */
export const WEAPON =
	"knife|knives|gun|shotgun|rifle|pistol|machete|axe|hammer|bat|blade|razor|scissors|bottle|crowbar";

/** "I counted the tablets" */
export const PILLS =
	"pills|tablets|painkillers|paracetamol|tylenol|medicine|medication|meds|insulin|antidepressants|xanax|opioids";

/** "I stood on the bridge" */
export const HEIGHT =
	"bridge|platform|tracks|railway|roof|rooftop|ledge|edge|cliffs?|balcony|railings?|viaduct|overpass|building|tower|" +
	"window|car park|quarry|parapet|motorway";

/** "I cut my arms" */
export const LIMB = "wrists?|arms?|forearms?|legs?|thighs?|skin|stomach|belly|hips?|ankles?|chest|shoulders?|knuckles";

/** "marks on his neck" */
export const HEAD = "throat|neck|face|head|mouth|jaw|chin|hair|nose|eyes?|ear|cheek|temple|teeth";

/** "they would be happier without me" */
export const EASIER = "easier|better|better off|happier|fine|relieved|safer|freer|lighter|simpler|okay|ok|at peace";
