/* Families of words that the frames put into their places. All are written as reading leaves them. */

/** Being alive, after 'to', 'of' or alone. */
export const LIVING =
	"(?:be(?:ing)? (?:alive|here|around|in this (?:world|life|body)|on this (?:earth|planet))|liv(?:e|ing)|exist(?:ing|ence)?|life|go(?:ing)? on|keep(?:ing)? going|carry(?:ing)? on|stay(?:ing)? (?:alive|here)|surviv(?:e|ing)|breath(?:e|ing)|wak(?:e|ing) up)";
/** Not being alive. */
export const NOT_BEING =
	"(?:not (?:existing|exist|being (?:here|alive|around)|be (?:here|alive|around)|waking up|wake up|living|live)|being (?:dead|gone|nothing)|be (?:dead|gone|nothing)|nonexistence|never (?:existing|waking|existed)|ceasing|cease|dying|death|oblivion|nothingness)";
/** What can end a life without one's doing. */
export const FATE =
	"(?:something|anything|someone|a (?:car|bus|truck|train|lorry|plane|tree|stranger|meteor|robber)|lightning|cancer|illness|a (?:heart attack|stroke|tumou?r|crash|disease|virus)|an (?:accident|aneurysm|illness|asteroid|earthquake)|the (?:plane|bus|train|car|world|sun|universe|building|ceiling|roof))";
export const MEANS =
	"(?:pills?|tablets?|bottle|rope|noose|gun|pistol|rifle|shotgun|knife|blades?|razors?|belt|box cutter|scissors|insulin|stash)";
export const HEIGHT =
	"(?:bridges?|overpass|viaduct|tracks|railway|rails|rooftop|roof|cliffs?|platform|car park|parking garage|balcony|ledge|edge|railing|tower)";
/** Whoever would be left. */
export const OTHERS =
	"(?:he|everyone|family|my (?:\\w+ )?(?:family|partner|child|parent|sibling|friends?|grandparent|ex)|people|the child|the world|all of her|others|no one|anyone)";
/** Whoever keeps somebody here. */
export const KEEPER =
	"(?:her|my (?:\\w+ )?(?:parent|child|sibling|partner|dog|cat|pets?|grandparent|family|friends?|baby)|other people|everyone(?: else)?|the (?:child|dog|cat)|people|others)";
/** What people stop, quit or are ready for that is no danger. */
export const ORDINARY =
	"(?:job|work|office|shift|school|class|course|degree|college|university|exam|essay|homework|project|gym|diet|smoking|drinking|game|team|season|show|series|film|movie|book|song|dating|relationship|friendship|marriage|engagement|lease|contract|flat|apartment|town|city|country|holiday|trip|flight|hotel|party|wedding|concert|meeting|appointment|laundry|dishes|shower|dinner|lunch|breakfast|kitchen|recipe|shop|shops|store|app|phone|computer|account|subscription|garden|marathon|race|run|driving test|breastfeeding|business|company|budget)";
