/* What people in danger ask in so many words, and what helps them. Each answer stays in the conversation. */

interface Practical {
	asked: RegExp;
	answer: string;
}

const practical: readonly Practical[] = [
	{
		// "How do I hide a bruise?"
		asked: new RegExp(
			"\\b(?:hide|cover|cover up|conceal|disguise|make ?up (?:for|over|on))\\b.{0,30}\\b(?:bruis\\w+|black eye|marks?|" +
				"scratch\\w*|handprints?)\\b",
		),
		answer:
			"A green or peach concealer under your usual make-up covers most bruises, and cold in the first day keeps them" +
			" smaller. That is the practical half.\n\nThe other half: a bruise somebody gave you is not your fault, and you don’t" +
			" have to explain it away alone. If it was your neck, or you passed out, felt sick or find it hard to swallow, please" +
			" let a doctor look today, even if it seems to have gone. A dated photo kept where nobody looks can be worth a lot" +
			" later.\n\nThe people behind [Help now](/help-now) talk with you without asking you to decide anything. Is somebody" +
			" hurting you?",
	},
	{
		// "Can he see what I write here?"
		asked: new RegExp(
			"\\b(?:can|could|will|would|does|is) (?:he|she|they|him|my \\w+|anyone|anybody|someone|somebody)\\b.{0,20}\\b(?:see|" +
				"read|find|know|check|look at|get into|able to see)\\b.{0,30}\\b(?:this|that|it|what i (?:write|wrote|type|say)|here|" +
				"my (?:messages|entries|journal|account|chats?))\\b",
		),
		answer:
			"Nobody else can read your pages without your account; nobody is told what you write, and I don’t message anybody." +
			" What somebody could do is open the app on this device while you are signed in, know your password, or see the" +
			" address in the browser’s history.\n\nIf somebody checks this device: sign out when you are done, use a password they" +
			" can’t guess, or write from a device they cannot reach, such as a friend’s or a library’s. “Leave this page” on" +
			" [Help now](/help-now) takes you away at once. A history that is suddenly empty can be noticed; deleting the one" +
			" entry is quieter.\n\nIf you are worried what happens when they see it, you need not write it down here. The people" +
			" behind Help now can talk it through.",
	},
];

/** The answer to a practical question that somebody in danger asks; null where the message asks none. */
export function practicalAnswer(message: string): string | null {
	const text = message.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ");
	return practical.find(({ asked }) => asked.test(text))?.answer ?? null;
}
