import type { AskedAbout } from "../direct-question-lines";

/*
 * What people say who do not say it: they tell it by the way, excuse it or joke about it. Each is a reason for the direct
 * question and no more, as in `asking.ts`; each row has an example.
 */

export const sideways: Readonly<Record<AskedAbout, readonly string[]>> = {
	"self-harm": [
		// "I've written who gets what", "the neighbour is going to have the cat", "they would cope without me"
		"(write~|list of) who gets (what|which|my)",
		"(neighbou?r|sibling|friend|child) (is going to|will|would) (have|take) (my|the) (cat|dog)s?(?! (while|for|when|until|to|out))",
		"(cope|manage|be fine|be relieved|get over it) without me(?! (for|at|on|this|until|in|there))",
		// "I cut. Not much.", "a thing I do when it gets too loud in my head"
		"i cut(?= \\.| because| when i| at night| again| sometimes)",
		"(thing|something) i do when<4> (my head|too loud|too much|numb)",
		"long sleeves<5> (boiling|roasting)|(tablets|pills)<18> counting her",
	],
	"partner-danger": [
		// "he held my wrist until I gave it to him", "it left a mark", "he never hits, he only holds me"
		"(hold~|grip~|twisted|squeezed|grabbed) my (wrists?|arms?|neck|jaw|chin)<3> (until|till|so hard|so tight|too)",
		"left a (mark|bruise)(?= \\.| ,| on (my|me)| but)|(only|just) (holds|grabs|pushes|shoves|squeezes) me",
		// "he looks where I am on the phone", "he wanted to see my phone again", "is it normal he has my passcode"
		"(looks|sees|watches|checks) where i am<3> (phone|app|map|so|because)|wanted to see my phone (again|and i)",
		"normal<3> has my (passcode|code|password)|delete (this|it|the chat) before he",
		// "lovely most of the time", "I told the doctor I walked into the door", "easier to give in"
		"(lovely|kind|nice|great|good) (\\d+|most|the rest) of the time",
		"(told|said)<4> i (had |would )?(walked into (a|the) door|fell down the stairs)|easier to (just )?give in",
		"(partner|ex|he) (gets|goes) (angry|mad|furious) (when|if) i (see|meet|go out|talk|wear)",
		// "what do I say so he doesn't get like that", "I would be scared if my sister told me that"
		"(say|do)<1> so (that )?he (does not|will not) (get|start|kick|lose|explode)",
		"i would be (scared|frightened|afraid) if (my )?(he|friend|someone|sibling|child)",
		// "permission for the telephone", "she has my letters now", "he looks after my pension card", "he locks my door"
		"permission for the (telephone|phone)|(he|child|grandchild)<1> (has|keeps|looks after) my (letters|post|pension)",
		"he locks my door|he will make sure( that)? (i|no one)",
		// "my passport's gone", "my uncles are coming tonight"
		"my passport is gone|told my uncles?<6> coming",
	],
	// "he flinched when I came near"
	"danger-to-others": ["(he|child|partner) flinch(es|ed) when i"],
	// "if you don't hear from me, just remember …", "thanks for being a good mate, look after my guitar"
	"someone-else": [
		"if you do not hear from me",
		"(text~|wrote|said|messaged)<6> (thanks|thank you) for being (a|my|there|so|such)",
	],
};
