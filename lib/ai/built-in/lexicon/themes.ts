/**
 * What a life is about, in plain words. Terms are written as in `emotions.ts`: lemmas or surface forms,
 * `_` joining the words of a phrase, `/a`, `/v`, `/n` restricting the part of speech.
 */
export const themeNames = [
	"safety",
	"beingSeen",
	"approval",
	"control",
	"duty",
	"silence",
	"anger",
	"distance",
	"loss",
	"belonging",
	"worth",
	"shame",
	"independence",
	"trust",
	"rest",
	"play",
	"money",
	"work",
	"faith",
	"body",
	"desire",
	"comfort",
	"conflict",
	"caretaking",
	"honesty",
	"change",
	"learning",
	"nature",
	"making",
	"home",
	"food",
	"children",
	"future",
	"memory",
	"leaving",
	"friendship",
	"help",
	"fairness",
] as const;
export type Theme = (typeof themeNames)[number];

interface ThemeEntry {
	/** The theme as the coach would say it, fitting "… comes up in three answers". */
	name: string;
	terms: string;
}

/** The lexicon itself. */
export const themeLexicon: Record<Theme, ThemeEntry> = {
	safety: {
		name: "safety",
		terms:
			"safe safety unsafe secure security danger dangerous protect protected protection shelter threat threatened risk risky predictable unpredictable eggshells steady stable stability calm mood_swings on_guard",
	},
	beingSeen: {
		name: "being seen",
		terms:
			"noticed notice/v noticing attention understood invisible unseen unheard overlooked ignored curious_about asked_me asks_me looked_at_me look_at_me see_me sees_me saw_me hear_me hears_me heard_me know_me knows_me knew_me listened_to listens_to",
	},
	approval: {
		name: "approval",
		terms:
			"approval approve approved disapprove disapproval please/v pleasing pleaser praise praised proud impress impressed compliment expectations expectation expected disappoint disappointed disappointing good_girl good_boy good_child liked nice_to_everyone fit_in judgement judgment opinion what_people_think",
	},
	control: {
		name: "control",
		terms:
			"control controlling controlled plan/v plan/n plans planned planning organise organised organize organized order/n list/n lists schedule rules rule/n strict in_charge decide decided decision boss bossy perfect perfection perfectionist perfectionism micromanage prepared tidy/a tidy/v",
	},
	duty: {
		name: "duty",
		terms:
			"duty duties obliged obligation responsibility responsibilities responsible sacrifice sacrificed burden loyal loyalty owe owed depend_on_me depends_on_me counted_on relied_on chore chores dutiful conscience",
	},
	silence: {
		name: "silence",
		terms:
			"silence silent silently quiet quietly unspoken unsaid swallow/v swallowed said_nothing say_nothing never_spoke not_talk never_talked didn't_talk don't_talk never_said secret secrets hush mute bottled bottle_up bite_my_tongue bit_my_tongue shut_up kept_to_myself keep_to_myself hide/v hid hidden hiding whisper whispered",
	},
	anger: {
		name: "anger",
		terms:
			"anger angry furious rage temper shout shouted shouting yell yelled yelling scream screamed screaming explode exploded slam slammed mad/a resent resentment irritated frustrated frustration hate hated snap/v snapped",
	},
	distance: {
		name: "distance",
		terms:
			"distance distant far_away cold/a coldness remote absent absence withdraw withdrew withdrawn withdrawal put_up_walls put_up_a_wall detached unavailable shut_down pull_away pulled_away closed_off apart never_there wasn't_there barely_knew stranger strangers",
	},
	loss: {
		name: "loss",
		terms:
			"loss lose death die died dead dying funeral grave grief grieve mourn widow widower passed_away goodbye buried late_husband late_wife lost_him lost_her lost_my",
	},
	belonging: {
		name: "belonging",
		terms:
			"belong belonging belonged fit_in outsider included excluded accepted acceptance accept community tribe my_people part_of welcome/a welcomed different_from left_out home_in the_odd_one guest foreigner",
	},
	worth: {
		name: "worth",
		terms:
			"worth worthy worthless value/v valued deserve deserved deserving good_enough enough_for never_enough not_enough inadequate confidence self-esteem prove proved proving matter/v mattered important_to achievement achieve grades success successful failure fail failed",
	},
	shame: {
		name: "shame",
		terms:
			"shame ashamed embarrassed embarrassing embarrassment humiliated humiliation judged exposed stupid pathetic wrong_with_me something_wrong ridiculous too_sensitive weak weakness blush",
	},
	independence: {
		name: "standing on your own",
		terms:
			"independent independence independently self-sufficient self-reliant self-reliance alone on_my_own by_myself freedom free/a own_way need_anyone need_anybody need_no_one needed_no_one needed_nobody need_nobody autonomy rely_on_myself without_help ask_for_help asking_for_help",
	},
	trust: {
		name: "trust",
		terms:
			"trust trusted trusting trustworthy distrust mistrust betray betrayed betrayal lied cheat cheated cheating promise promised promises reliable unreliable faithful let_in let_people_in guard/n guarded rely_on depend_on",
	},
	rest: {
		name: "rest",
		terms:
			"rest/n rest/v rested resting sleep slept sleeping tired exhausted exhaustion holiday vacation pause slow_down lie_down nap weekend break/n relax relaxed relaxing burnout burnt_out burned_out recover recovery peace_and_quiet quiet_evening stillness",
	},
	play: {
		name: "play",
		terms:
			"play/v played playing playful game games fun laugh laughed laughing laughter joke jokes silly dance danced dancing adventure adventures toy toys tickle tickled party parties spontaneous",
	},
	money: {
		name: "money",
		terms:
			"money poor/a poverty rich/a bill bills debt debts rent/n afford expensive mortgage salary wage wages savings broke/a financial financially pay/v paid cheap income",
	},
	work: {
		name: "work",
		terms:
			"work/n work/v worked working job jobs career office boss colleague colleagues deadline shift/n shifts overtime business promotion meeting meetings project factory employer client clients retire retired retirement engineer engineering teacher_job",
	},
	faith: {
		name: "faith",
		terms:
			"god faith church pray prayer prayers prayed religion religious bible mosque temple_of allah jesus spiritual spirituality sin sinful soul belief_in mass synagogue sermon holy imam priest pastor",
	},
	body: {
		name: "the body",
		terms:
			"body stomach chest throat heart_racing shoulders belly gut tight/a tightness headache headaches breath breathe breathing sweat sweating shake/v shaking tremble trembling lump_in jaw ill illness sick/a fists hands_shake nausea",
	},
	desire: {
		name: "desire",
		terms:
			"desire longing long_for crave yearn passion passionate attracted attraction sex sexual sexy touch touched kiss kissed intimacy intimate sensual lust wanted_by hunger chemistry turned_on",
	},
	comfort: {
		name: "comfort",
		terms:
			"comfort comforted comforting hug hugged hugs hold_me held_me cuddle cuddled soothe soothed warm/a warmth tender tenderness gentle kiss_goodnight lap stroke/v stroked tucked_in blanket reassure reassured affection affectionate",
	},
	conflict: {
		name: "conflict",
		terms:
			"conflict conflicts argue argued argument arguments fight/n fight/v fights fought fighting quarrel quarrels row/n tension disagreement disagree confrontation confront divorce divorced custody peacekeeper in_the_middle sides",
	},
	caretaking: {
		name: "looking after others",
		terms:
			"look_after looked_after looking_after take_care_of took_care_of taking_care_of care_for cared_for raise_my raised_my rescue rescued fix_everything fix_people save_them help_everyone carer caregiver nurse/v caring_for support/v supported be_there_for everyone_else everybody_else others_first in_need needs_of",
	},
	honesty: {
		name: "honesty",
		terms:
			"honest honesty truth truthful true_to authentic authenticity genuine sincere real_me pretend pretended pretending mask masks fake open_with openly transparent hide_who hypocrisy hypocrite integrity",
	},
	change: {
		name: "change",
		terms:
			"change/v change/n changed changing different_now used_to these_days nowadays no_longer not_anymore anymore grow grew_out growing started_to begun_to new/a begin_again fresh_start turn_around",
	},
	learning: {
		name: "learning",
		terms:
			"learning study studied studies school university college book books read/v reading teach taught teacher curiosity understand knowledge class exam exams degree library lesson lessons",
	},
	nature: {
		name: "the outdoors",
		terms:
			"nature garden gardens gardening sea ocean beach mountain mountains forest woods tree trees river lake walk/v walks walking hike hiking sky sun rain field fields dog dogs cat cats horse horses bird birds animals outdoors",
	},
	making: {
		name: "making things",
		terms:
			"make_things build built building write writing wrote paint painted painting draw drawing drew music musical piano guitar violin sing sang singing song songs poem poems poetry craft create created creating creative creativity photography sew knit bake baked baking design art artist workshop pottery ceramics theatre theater choir novel",
	},
	home: {
		name: "home",
		terms:
			"home house flat/n apartment room/n bedroom kitchen garden_gate door/n table/n sofa hallway stairs moved_house moved moving_house neighbourhood neighborhood village hometown roof",
	},
	food: {
		name: "food",
		terms:
			"food eat ate eating meal meals dinner lunch breakfast cook/v cooked cooking soup bread cake tea coffee kitchen supper rice pasta baked recipe recipes",
	},
	children: {
		name: "children",
		terms:
			"son daughter kids my_child my_children grandchild grandchildren grandson granddaughter baby pregnant pregnancy parenting parenthood motherhood fatherhood nursery",
	},
	future: {
		name: "what comes next",
		terms:
			"future someday one_day next_year in_ten_years goal goals dream/n dreams dream/v ahead plan_to hope_to want_to_be become becoming someday_soon later_in_life retire retirement",
	},
	memory: {
		name: "memories",
		terms:
			"remember remembered memory memories recall childhood when_i_was as_a_child growing_up grew_up photo photos photograph photographs years_ago back_then i_can_still still_hear still_see smell/n",
	},
	leaving: {
		name: "leaving and being left",
		terms:
			"leave/v left/v leaving walked_out walk_out moved_out moved_away went_away disappear disappeared abandon abandoned abandonment divorce separation separated breakup break_up broke_up split_up run_away ran_away goodbye placement placements ended_it end_it",
	},
	friendship: {
		name: "friendship",
		terms:
			"friend friends friendship best_friend mate mates flatmate flatmates roommate roommates housemate neighbour neighbor gang crew",
	},
	help: {
		name: "asking and being helped",
		terms:
			"help/n help/v helped helping ask_for asked_for support/n supported supportive lean_on leaned_on favour favor favours turn_to rescue helpful",
	},
	fairness: {
		name: "fairness",
		terms:
			"fair/a unfair fairness justice injustice equal equality equally unequal respect respected disrespect rights favourite favorite right_and_wrong principles principle",
	},
};
