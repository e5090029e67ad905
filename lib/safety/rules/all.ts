import type { Kind } from "@/lib/domain/safety/kinds";
import { type Rule, withDefaultWeight } from "../rule";
import { afterBirthRules } from "./after-birth";
import { friendRules } from "./friends";
import { othersIdeas, partnerIdeas, selfHarmIdeas, someoneElseIdeas } from "./ideas";
import {
	spokenDangerToOthersRules,
	spokenPartnerRules,
	spokenSelfHarmRules,
	spokenSomeoneElseRules,
} from "./in-passing";
import { dangerToOthersRules, someoneElseRules } from "./others";
import { asidePartner } from "./partner/aside";
import { partnerRules } from "./partner/danger";
import { partnerHints } from "./partner/hints";
import { babyRules, emptyAfterBirth } from "./plainly/baby";
import { dyingRules } from "./plainly/dying";
import { endsRules } from "./plainly/ends";
import { forcedRules } from "./plainly/forced";
import { homeRules } from "./plainly/home";
import { somebodyRules } from "./plainly/somebody";
import { asideSelfHarm } from "./self-harm/aside";
import { broadSelfHarmRules } from "./self-harm/broad";
import { selfHarmRules } from "./self-harm/direct";
import { selfHarmHints } from "./self-harm/hints";
import { indirectSelfHarmRules } from "./self-harm/indirect";
import { meansRules } from "./self-harm/means";
import { moreSelfHarmRules } from "./self-harm/plain";
import { reasonRules } from "./self-harm/reasons";

const ofKind = (kind: Kind, rules: Rule[]) => rules.map((rule) => ({ kind, rule }));

/** All rules for English, each with the danger it is a sign of. */
export const everyRule = [
	...ofKind("self-harm", [
		...selfHarmRules,
		...indirectSelfHarmRules,
		...moreSelfHarmRules,
		...meansRules,
		...reasonRules,
		...selfHarmHints,
		...asideSelfHarm,
		...dyingRules,
		...endsRules,
		...emptyAfterBirth,
		...withDefaultWeight("doubtful", [...broadSelfHarmRules, ...selfHarmIdeas, ...spokenSelfHarmRules]),
	]),
	...ofKind("partner-danger", [
		...partnerRules,
		...partnerHints,
		...asidePartner,
		...homeRules,
		...forcedRules,
		...withDefaultWeight("doubtful", [...partnerIdeas, ...spokenPartnerRules]),
	]),
	...ofKind("danger-to-others", [
		...dangerToOthersRules,
		...babyRules,
		...withDefaultWeight("doubtful", [...othersIdeas, ...spokenDangerToOthersRules]),
	]),
	...ofKind("frightening-images", afterBirthRules),
	...ofKind("someone-else", [
		...someoneElseRules,
		...friendRules,
		...somebodyRules,
		...someoneElseIdeas,
		...spokenSomeoneElseRules,
	]),
];
