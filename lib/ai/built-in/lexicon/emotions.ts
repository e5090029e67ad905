/**
 * Words for feelings, by family and intensity. A term is a lemma or the surface form; `_` joins the words of
 * a phrase, and `/a`, `/v`, `/n` after a term restrict it to adjectives, verbs or nouns ("kind of" is no kindness).
 */
export const emotionFamilies = [
	"sadness",
	"loneliness",
	"grief",
	"fear",
	"worry",
	"anger",
	"resentment",
	"hurt",
	"shame",
	"guilt",
	"disgust",
	"envy",
	"tiredness",
	"numbness",
	"confusion",
	"longing",
	"joy",
	"love",
	"gratitude",
	"pride",
	"calm",
	"hope",
	"relief",
	"playfulness",
	"desire",
	"surprise",
] as const;
export type EmotionFamily = (typeof emotionFamilies)[number];

interface FamilyEntry {
	/** How the coach names the family, as a noun. */
	name: string;
	/** How the feeling sits with a person: hard to have, or good to have. */
	side: "hard" | "good" | "mixed";
	mild: string;
	middle: string;
	strong: string;
}

/** The lexicon itself; every string is a list of terms separated by spaces. */
export const emotionLexicon: Record<EmotionFamily, FamilyEntry> = {
	sadness: {
		name: "sadness",
		side: "hard",
		mild: "down/a low/a flat/a gloomy blue/a melancholy wistful sombre somber subdued glum moody downcast tearful heavy_heart",
		middle:
			"sad sadness unhappy unhappiness sorrow sorrowful cry cried weep wept tear/n tears teary disappointed disappointment disappointing dismal miserable_mood upset upsetting dejected",
		strong:
			"miserable misery heartbroken heartbreak despair despairing hopeless hopelessness depressed depression devastated devastating wretched anguish sob/v sobbed inconsolable crushed shattered bleak",
	},
	loneliness: {
		name: "loneliness",
		side: "hard",
		mild: "apart/a separate/a left_out on_the_outside alone_with outsider",
		middle:
			"lonely loneliness alone isolated isolation unseen invisible unnoticed ignored excluded overlooked lonesome unheard disconnected",
		strong: "abandoned abandonment forsaken desolate unwanted unloved rejected rejection deserted cast_out",
	},
	grief: {
		name: "grief",
		side: "hard",
		mild: "miss_him miss_her miss_them missed_him missed_her missed_them miss/v absence",
		middle:
			"mourn mourning grieve grieving grief bereaved bereavement funeral widow widower widowed late_husband late_wife passed_away",
		strong: "heartsick grief-stricken loss_of_my bereft lost_him lost_her inconsolably",
	},
	fear: {
		name: "fear",
		side: "hard",
		mild: "wary cautious timid shy hesitant hesitate unsure nervousness careful_around",
		middle:
			"afraid fear fearful scared scare frightened frightening frighten scary threatened unsafe dread dreaded intimidated intimidating spooked",
		strong: "terrified terror terrifying petrified horror horrified panic panicked panicky horrifying dreadful",
	},
	worry: {
		name: "worry",
		side: "hard",
		mild: "nervous tense/a tension uneasy unease restless unsettled jumpy edgy apprehensive on_edge on_guard alert/a vigilant insecure insecurity",
		middle:
			"worry worried worrying anxious anxiety stress stressed stressful overthink overthinking overthought ruminate preoccupied fret pressure pressured uptight eggshells",
		strong:
			"overwhelmed overwhelming overwhelm frantic desperate desperation obsess obsessed obsessive spiral spiralling spiraling distraught",
	},
	anger: {
		name: "anger",
		side: "hard",
		mild: "annoyed annoy annoying irritated irritate irritation irritable impatient impatience frustrated frustration frustrating grumpy cross/a snappy short-tempered",
		middle:
			"angry anger mad/a temper argue argued argument shout shouted shouting yell yelled yelling fight/v fought quarrel quarrelled hostile hostility snap/v snapped slam slammed",
		strong:
			"furious fury rage raging enraged livid hate hated hatred outraged explode exploded exploding seething scream screamed screaming blow_up",
	},
	resentment: {
		name: "resentment",
		side: "hard",
		mild: "unfair unfairness begrudge grudge sick_of fed_up taken_for_granted",
		middle: "resent resented resentful resentment bitter bitterness indignant aggrieved unappreciated",
		strong: "betrayed betrayal betray revenge vengeful spite spiteful contempt contemptuous unforgivable",
	},
	hurt: {
		name: "hurt",
		side: "hard",
		mild: "stung sting/v offended touchy sore dismissed brushed_off",
		middle:
			"hurt hurtful hurting wounded wound painful pain ache aching let_down mistreated criticised criticized criticism criticise criticize critical belittled mocked teased bullied cold/a harsh cruel cruelty mean/a",
		strong: "agony tormented torment traumatic trauma traumatised traumatized scarred broken/a destroyed humiliating",
	},
	shame: {
		name: "shame",
		side: "hard",
		mild: "embarrassed embarrassing embarrassment embarrass self-conscious awkward blush blushed silly stupid foolish clumsy",
		middle:
			"ashamed shame shameful inadequate inadequacy inferior not_good_enough never_good_enough good_enough unworthy judged unlovable failure fraud imposter impostor exposed",
		strong:
			"humiliated humiliation worthless worthlessness disgraced disgrace mortified pathetic self-hatred self-loathing",
	},
	guilt: {
		name: "guilt",
		side: "hard",
		mild: "sorry apologise apologize apology apologised apologized apologising apologizing regret/v regret regretted regretful",
		middle: "guilt guilty at_fault my_fault selfish ungrateful responsible_for remorse burden ashamed_of_myself",
		strong: "unforgiven self-blame condemned never_forgive_myself",
	},
	disgust: {
		name: "disgust",
		side: "hard",
		mild: "distaste put_off off-putting uncomfortable discomfort",
		middle: "disgust disgusted disgusting gross/a repelled revolted nasty creepy",
		strong: "repulsed repulsive revolting loathe loathed sickened sickening vile abhorrent",
	},
	envy: {
		name: "envy",
		side: "hard",
		mild: "compare compared comparison comparing measure_up",
		middle: "jealous jealousy envy envious envied rival rivalry favourite favorite outshone outdone",
		strong: "covet possessive possessiveness green_with_envy",
	},
	tiredness: {
		name: "tiredness",
		side: "hard",
		mild: "sleepy busy hectic rushed stretched weary weariness drowsy",
		middle:
			"tired tiredness tire/v tiring fatigue fatigued worn_out run_down drained draining overworked overloaded sleepless insomnia",
		strong:
			"exhausted exhaustion exhausting burnt_out burned_out burnout depleted collapse collapsed spent/a running_on_empty knackered shattered_with",
	},
	numbness: {
		name: "numbness",
		side: "hard",
		mild: "bored boredom boring dull/a indifferent indifference detached meh unmoved going_through_the_motions",
		middle:
			"numb numbness empty emptiness hollow blank distant shut_down switched_off disconnected_from checked_out apathy apathetic",
		strong: "dead_inside frozen freeze/v froze lifeless nothing_inside void",
	},
	confusion: {
		name: "confusion",
		side: "mixed",
		mild: "unclear uncertain uncertainty puzzled puzzling mixed_feelings undecided wonder/v wondered doubt doubtful",
		middle:
			"confused confusing confusion torn conflicted ambivalent ambivalence lost/a stuck bewildered disoriented divided",
		strong: "bewildering lost_myself falling_apart chaos chaotic in_pieces",
	},
	longing: {
		name: "longing",
		side: "mixed",
		mild: "wish/v wished would_like would_love nostalgic nostalgia if_only",
		middle:
			"long_for longed longing yearn yearned yearning crave craved craving ache_for homesick homesickness miss_being",
		strong: "desperate_for pine/v pined starving_for hunger_for",
	},
	joy: {
		name: "joy",
		side: "good",
		mild: "pleasant nice_time glad pleased cheerful cheer content/a contented smile smiled smiling enjoy enjoyed enjoyable enjoyment nice/a satisfied satisfaction",
		middle:
			"happy happiness joy joyful delight delighted delightful laugh laughed laughter laughing fun merry bright/a wonderful lovely beautiful alive lively",
		strong:
			"ecstatic elated thrilled thrill thrilling blissful bliss overjoyed euphoric euphoria magical radiant exhilarated exhilarating",
	},
	love: {
		name: "love",
		side: "good",
		mild: "fond fondness care_for like_him like_her friendly kind/a kindness sweet/a gentle gentleness considerate patient/a patience",
		middle:
			"love loved loving affection affectionate warm/a warmth tender tenderness cuddle cuddled hug hugged hugging kiss kissed close_to closeness cherish cherished adore caring devoted devotion intimate intimacy held_me held_my embrace",
		strong:
			"adored beloved in_love fell_in_love love_of_my_life head_over_heels passion passionate unconditional unconditionally soulmate",
	},
	gratitude: {
		name: "gratitude",
		side: "good",
		mild: "appreciate appreciated appreciation thank thanks thanked",
		middle: "grateful gratitude thankful thankfulness lucky fortunate",
		strong: "blessed blessing indebted owe_everything",
	},
	pride: {
		name: "pride",
		side: "good",
		mild: "capable competent accomplished accomplishment able_to_stand respected respect/n useful confident",
		middle:
			"proud pride confidence strong/a strength brave bravery courage courageous achievement achieve achieved succeed succeeded success praised praise praising",
		strong: "triumphant triumph victorious unstoppable fearless invincible",
	},
	calm: {
		name: "calm",
		side: "good",
		mild: "okay_with settle/v settled steady/a stable/a stability comfortable comfort comforting comforted cosy cozy ease quiet_evening at_ease relaxed relax relaxing",
		middle:
			"calm calmly calmness peace peaceful safe/a safely safety secure/a serene rest_easy soothed soothing soothe protected reassured reassuring grounded at_home",
		strong: "serenity tranquil tranquillity deeply_rested completely_safe stillness",
	},
	hope: {
		name: "hope",
		side: "good",
		mild: "look_forward looking_forward curious curiosity interested willing ready_to open_to",
		middle:
			"hope hopeful hoped hoping optimistic optimism excited excitement exciting eager inspired inspiring inspiration motivated encouraged encouraging determined",
		strong: "dream_of dreaming faith_that convinced_that cannot_wait can't_wait passionate_about",
	},
	relief: {
		name: "relief",
		side: "good",
		mild: "lighter loosened eased",
		middle: "relief relieved weight_off let_go letting_go free/a freed freedom liberated breathe_again unburdened",
		strong: "finally_free liberating liberation released",
	},
	playfulness: {
		name: "playfulness",
		side: "good",
		mild: "joke joked joking tease/v funny humour humor amused amusing cheeky silly_together",
		middle:
			"playful playfulness play/v played playing giggle giggled adventurous adventure mischief mischievous spontaneous spontaneity dance danced dancing singing sang",
		strong: "hilarious wild/a carefree exuberant exuberance",
	},
	desire: {
		name: "desire",
		side: "mixed",
		mild: "attracted attraction attractive drawn_to flirt flirted crush",
		middle: "desire desired wanted_by sensual sexy sex sexual touch touched touching chemistry aroused turned_on",
		strong: "lust hunger/n burning_for infatuated infatuation intoxicating irresistible",
	},
	surprise: {
		name: "surprise",
		side: "mixed",
		mild: "surprised surprise surprising unexpected unexpectedly",
		middle: "astonished amazed amazing amazement startled stunned speechless",
		strong: "shocked shock shocking astounded floored out_of_nowhere",
	},
};
