import type { Family } from "./family";
import { givingAway, inOrder, losing, partedWith, remembered } from "./own";
import { better, toBeTold } from "./own-inside";
import { finder, handedOn } from "./own-leaving";

/** What people do who move house or leave their work, too, and when they do. */
export const alsoOfMoving: ReadonlySet<Family> = new Set([
	givingAway,
	partedWith,
	inOrder,
	remembered,
	toBeTold,
	finder,
	handedOn,
	better,
	losing,
]);

/** Whether a text tells of a new house, or of the last day at work. */
export const isMovingHouse = (text: string): boolean =>
	/\b(?:(?:we|i)(?:['’]re| are|['’]m| am) moving|(?:i|just) (?:quit|resigned)\b|boss i quit|retired on|retire(?:d|ment|ing)|(?:twenty|thirty|forty|\d\d)(?: \w+)? years of (?:chalk|teaching|service|nights)|had my (?:classroom|desk)|farewell party|leaving do|new (?:house|flat|place|apartment|home)|got the (?:flat|house|place|apartment|keys)|cleared my desk|last day (?:in|of) (?:uniform|the job|work)|last day at work|handed in my (?:kit|badge|uniform)|moving (?:house|out|in|to|day|van)|moved? (?:house|in|abroad)|emigrat\w*|downsiz\w*|declutter\w*|removal (?:men|van))\b/i.test(
		text,
	);
