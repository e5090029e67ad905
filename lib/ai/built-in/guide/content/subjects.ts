import { PEOPLE } from "@/lib/domain/handbook/phrases";
import { wordsOf } from "@/lib/domain/handbook/words";

/** Words that name a subject, whatever else is in the message. All others need a second sign. */
export const namesAlone: ReadonlySet<string> = new Set(
	wordsOf(
		`ivf infertility infertile miscarriage miscarried stillbirth stillborn ectopic dementia alzheimer alzheimers stroke
		cancer chemo grief grieving mourning stepmother stepmom stepmum stepfather stepdad stepfamily stepchild
		stepkids stepson stepdaughter mother-in-law father-in-law in-laws daughter-in-law jealous jealousy envious burnout
		insomnia overthinking overthink ruminate loneliness lonely divorce coparenting custody estranged estrangement affair
		gaslighting gaslight narcissist apologize apology forgive forgiveness perfectionist perfectionism procrastinate
		procrastinating shame ashamed panic newborn interfaith polyamory polyamorous threesome libido orgasm sexless
		homesick caregiver caregiving carer ghosted unfaithful infidelity betrayed heartbroken situationship tinder
		alcoholic alcoholism relapsed retirement dating breakup quarrel quarreling 
		imposter impostor secret spark depression depressed adhd autistic autism introvert bullied unemployed`,
	)
		// Of "daughter-in-law" the daughter is no subject.
		.filter(({ stem, isEmpty }) => !isEmpty && !PEOPLE.has(stem))
		.map(({ stem }) => stem),
);

/**
 * What is written for whoever does or bears it. Where a message says it of somebody else, it is not for the writer: a father
 * who began dating is no reason to offer "Am I ready to date again?".
 */
export const ofTheWriter: ReadonlySet<string> = new Set(
	`exercises/after-a-breakup exercises/self-compassion exercises/calming-down-now exercises/worries-put-off
	exercises/what-i-value exercises/when-and-then exercises/decision exercises/saying-no exercises/apologizing
	exercises/gratitude-told exercises/jealousy handbook/being-left handbook/ready-to-date handbook/dating-apps
	handbook/loneliness handbook/being-single handbook/what-i-value handbook/a-decision handbook/thoughts-at-night
	handbook/sleep handbook/inner-critic handbook/shame handbook/perfectionism handbook/people-pleasing handbook/i-cheated
	handbook/ending-it handbook/ex-on-my-mind handbook/no-contact handbook/rejection 
	handbook/unrequited-love handbook/saying-no
	handbook/apologizing handbook/stay-or-go handbook/getting-older handbook/making-friends handbook/burnout
	handbook/divorce-with-children handbook/coming-out handbook/anger handbook/journaling
	handbook/telling-a-secret handbook/moving-in handbook/low-and-empty handbook/my-body handbook/taking-criticism
	handbook/what-are-we handbook/marrying handbook/panic handbook/loving-again`.split(/\s+/),
);

/** What is about somebody of somebody else: a husband's mother, a friend's partner. */
export const ofOthersToo: ReadonlySet<string> = new Set(
	"handbook/in-laws handbook/stepfamily handbook/jealousy exercises/jealousy handbook/worried-about-a-friend handbook/is-this-okay handbook/different-backgrounds exercises/hard-conversation".split(
		" ",
	),
);
