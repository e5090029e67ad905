/** What somebody asks the coach about itself. */
export type CoachAsked = "what" | "privacy" | "person-wanted" | "something-else";

const asked: readonly (readonly [CoachAsked, RegExp])[] = [
	// "I want to talk to a real person", "give me a human", "how do I find a therapist"
	[
		"person-wanted",
		new RegExp(
			"\\b(?:talk|speak|chat|write|connect me|put me through|get me) " +
				"(?:to|with)? ?(?:an? |some )?(?:real |actual |living )?(?:human|person|people|somebody real|someone real|" +
				"therapist|counsell?or|psychologist)(?: being)?\\b|\\b(?:want|need|find|give me|get me) " +
				"(?:me )?(?:an? )?(?:real |actual )?(?:human|person|therapist|counsell?or|psychologist)\\b",
		),
	],
	// "Just talk to me about something else", "change the subject"
	[
		"something-else",
		/\b(?:talk|chat) (?:to me |with me )?about (?:something|anything) else\b|\bchange the (?:subject|topic)\b|\bdistract me\b/,
	],
	// "Are you real?", "who are you", "is this a bot", "do you understand me"
	[
		"what",
		new RegExp(
			"\\b(?:are|r) (?:you|u) (?:an? |the |really |even |actually |just )*(?:real|human|person|alive|machine|robot|bot|" +
				"chatbot|computer|program|ai|llm|gpt|chatgpt|therapist|doctor|psychologist)\\b|\\b(?:who|what) (?:are|r) " +
				"(?:you|u)\\b|\\b(?:is|am i) (?:this|talking to|speaking (?:to|with)|chatting with) " +
				"(?:an? )?(?:real |actual )?(?:human|person|bot|robot|machine|computer|ai|somebody|someone|anyone|anybody)\\b|" +
				"\\bdo you (?:really |even |actually )?(?:understand|feel|care|have feelings)\\b|\\bwhat (?:can|do) you do\\b|" +
				"\\bhow do you work\\b",
		),
	],
	// "Who can read what I write here?", "is this private", "do you store my messages"
	[
		"privacy",
		new RegExp(
			"\\bwho (?:else )?(?:can|could|will|does|gets to) (?:read|see)\\b.*\\b(?:this|here|it|write)\\b|" +
				"\\b(?:is|are) (?:this|it|that|these|my messages) (?:all |really )?(?:private|confidential|stored|anonymous)\\b|" +
				"\\b(?:do|does|will|can) (?:you|anyone|anybody|somebody|someone) (?:share|sell|store|save|read)\\b.*" +
				"\\b(?:this|data|messages?|write|chats?)\\b",
		),
	],
];

/** A longer message tells of somebody's life. In characters. */
const LONGEST = 140;

/** What a message asks of the coach itself, or asks it to do beside everything else. */
export function coachAskedIn(message: string): CoachAsked[] {
	const text = message.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ");
	if (text.length > LONGEST) return [];
	return asked.flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
}
