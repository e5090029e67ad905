import {
	COACH_PROFILE_ID,
	FATHER_QUESTIONNAIRE_ID,
	MOTHER_QUESTIONNAIRE_ID,
	SOUL_SPARK_ID,
	TIMELINE_QUESTIONNAIRE_ID,
} from "@/lib/domain/questionnaires/ids";
import { coachProfile, father, home, mother, timeline } from "./stories/early";
import { hard, matters, now, self, spark } from "./stories/today";
import { ours, type Story } from "./story";

/** The story of a questionnaire that has none of its own. */
export const plainStory: Story = {
	plain: [],
	top: [],
	ticked: [],
	insights: [],
	core: [],
	origin: [],
	impact: [],
	inner: [],
	relational: [],
	steps: [],
	areas: [],
	closings: [ours("What you wrote stands here as you wrote it. The last word about it is yours.")],
};

/** The stories by questionnaire id. The patterns have a page of their own. */
export const stories: ReadonlyMap<string, Story> = new Map([
	["1", now],
	["2", matters],
	["3", home],
	["4", hard],
	["7", self],
	[MOTHER_QUESTIONNAIRE_ID, mother],
	[FATHER_QUESTIONNAIRE_ID, father],
	[SOUL_SPARK_ID, spark],
	[COACH_PROFILE_ID, coachProfile],
	[TIMELINE_QUESTIONNAIRE_ID, timeline],
]);
