import type { Kind } from "@/lib/domain/safety/kinds";
import { type Rule, saying } from "../rule";
import { aboutTo } from "./frames/about-to";
import { friendFrames } from "./frames/friends";
import { leftBehind } from "./frames/left-behind";
import { notBeing } from "./frames/not-being";
import { putBy } from "./frames/put-by";
import { refusing } from "./frames/refusing";
import { sorrow } from "./frames/sorrow";
import { takenAndThrown } from "./frames/taken-and-thrown";
import { toldAslant } from "./frames/told-aslant";
import { weary } from "./frames/weary";
import { withinReach } from "./frames/within-reach";
import { withoutSaying } from "./frames/without-saying";
import { wornOut } from "./frames/worn-out";
import { othersIdeas, partnerIdeas, selfHarmIdeas, someoneElseIdeas } from "./ideas";
import {
	spokenDangerToOthersRules,
	spokenPartnerRules,
	spokenSelfHarmRules,
	spokenSomeoneElseRules,
} from "./in-passing";
import { dangerToOthersRules, someoneElseRules } from "./others";
import { byTheWay } from "./partner/by-the-way";
import { partnerRules } from "./partner/danger";
import { heldAtHome } from "./partner/held-at-home";
import { partnerHints } from "./partner/hints";
import { obliqueHome } from "./partner/oblique-home";
import { broadSelfHarmRules } from "./self-harm/broad";
import { selfHarmRules } from "./self-harm/direct";
import { selfHarmHints } from "./self-harm/hints";
import { indirectSelfHarmRules } from "./self-harm/indirect";
import { meansRules } from "./self-harm/means";
import { obliqueSelfHarm } from "./self-harm/oblique";
import { moreSelfHarmRules } from "./self-harm/plain";
import { reasonRules } from "./self-harm/reasons";

const ofKind = (kind: Kind, rules: Rule[]) => rules.map((rule) => ({ kind, rule }));

/** Every rule of English, and what it is a sign of. */
export const everyRule = [
	...ofKind("self-harm", [
		...selfHarmRules,
		...indirectSelfHarmRules,
		...moreSelfHarmRules,
		...meansRules,
		...reasonRules,
		...selfHarmHints,
		...obliqueSelfHarm,
		...notBeing,
		...leftBehind,
		...aboutTo,
		...sorrow,
		...refusing,
		...weary,
		...putBy,
		...withoutSaying,
		...wornOut,
		...withinReach,
		...toldAslant,
		...saying("doubtful", [...broadSelfHarmRules, ...selfHarmIdeas, ...spokenSelfHarmRules]),
	]),
	...ofKind("partner-danger", [
		...partnerRules,
		...partnerHints,
		...obliqueHome,
		...takenAndThrown,
		...heldAtHome,
		...byTheWay,
		...saying("doubtful", [...partnerIdeas, ...spokenPartnerRules]),
	]),
	...ofKind("danger-to-others", [
		...dangerToOthersRules,
		...saying("doubtful", [...othersIdeas, ...spokenDangerToOthersRules]),
	]),
	...ofKind("someone-else", [...someoneElseRules, ...friendFrames, ...someoneElseIdeas, ...spokenSomeoneElseRules]),
];
