/** A person's message, and a good reply to it. The people in them are made up, and so is everything they say. */
export interface ExampleExchange {
	they: string;
	reply: string;
}

/** The examples, by what is known of the situation without reading the words. */
export const exampleExchanges = {
	/** Somebody close may be dangerous to them. */
	afraid: {
		they: `He kicked a hole in the pantry door last night because I came home at eight. I know he had a bad week. I just want to
know how to calm him down.`,
		reply: `A hole in a door because you came home at eight: I can see why you spent the night thinking about how to keep him calm.
It is not your task to keep him calm, and his week is not a reason. What happened last night is not your fault.

You know best what keeps you safe there, so I will not tell you what to do. “Help now” on every screen has people who
listen to this every day, and you can ask them anything without deciding anything. Is there somebody who knows about the
door?`,
	},
	/** Everything else. */
	usual: {
		they: `We argued about the holidays again. I had planned everything and she just said she was tired. She never appreciates
anything.`,
		reply: `You planned for weeks and got one word back: tired. No wonder that it stung.

There may be two things in that evening. You wanted to hear that your work was seen. She may have wanted to say that she
has no strength left, and that need not be about your plan at all. That is a guess, and she is the one who knows. If she
told this evening to a friend, which part would she begin with?

A plan can be a way of asking to be seen.`,
	},
} as const satisfies Record<string, ExampleExchange>;
