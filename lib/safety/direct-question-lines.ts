import type { Call, Kind, OwnDanger } from "@/lib/domain/safety/kinds";

/** The dangers that can be asked about directly: those that threaten the writer, or somebody they care about. */
export type AskedAbout = OwnDanger | "someone-else";

/** The direct question for each danger. */
export const directQuestions: Record<AskedAbout, string> = {
	"self-harm": "May I ask you directly: are you thinking of ending your life, or of hurting yourself?",
	"partner-danger": "May I ask you directly: is somebody hurting you, or are you afraid of somebody close?",
	"danger-to-others": "May I ask you directly: are you thinking of hurting somebody?",
	"someone-else":
		"May I ask you directly: is somebody you care about in danger, from somebody else or from themselves?",
};

/** Said before the question if it is only based on a guess. It must read kindly to somebody who is well. */
export const whyIAsk =
	"Before anything else, one question. I ask because of how that sounded, and I may well have misheard; then “No” is enough, and we go on.";
/** Said before the question if the person opens an article about danger, or says that they are not safe. */
export const whyOnOpening =
	"Before anything else, one question, so that I bring the right thing. “No” is enough, too, and then we go on.";
/** Said if the person ignored the question, and something else hints at the same danger. */
export const stillStands = "My question still stands. Take the answer that is nearest, or say it in your own words.";
/** Said if the person ignored the question because they did not feel heard. */
export const askedStill =
	"You’re right to say so. I’d rather ask than guess, so my question still stands. Take the answer that is nearest, or write it in your own words.";

export type AnswerId = "no" | "sometimes" | "plan" | "dying" | "hurt" | "afraid" | "might" | "someone-else" | "friend";

/** An answer that can be tapped, and what follows. */
export interface DirectAnswer {
	id: AnswerId;
	/** Label of the button, and the text that it sends. */
	label: string;
	/** The danger that the answer confirms; null if it says that there is none. */
	call: Call | null;
	/** The reply, in Markdown. It stays in the conversation, so it contains no phone numbers; those are in the notice. */
	reply: string;
}

const clear = (kind: Kind): Call => ({ kind, certainty: "clear" });

const all: Record<AnswerId, Omit<DirectAnswer, "id">> = {
	no: {
		label: "No",
		call: null,
		reply:
			"Thank you for answering. If it changes, tonight or another night, [Help now](/help-now) is one tap away and you need no reason to open it.\n\nGo on wherever you like. I’m still here for the thing you were telling me.",
	},
	sometimes: {
		label: "Sometimes I think of it",
		call: clear("self-harm"),
		reply:
			"Thank you for telling me. Many people have such thoughts when too much has come together, and having them does not mean that you have to act on them. They do get lighter when somebody knows.\n\nPlease let one person hear it today, somebody you trust or one of the people behind [Help now](/help-now). You could show them this page. And if the thoughts get stronger or turn into a plan, don’t wait with it.\n\nYou can go on writing here, about this or about anything else.",
	},
	plan: {
		label: "I have a plan",
		call: clear("self-harm"),
		reply:
			"Thank you for trusting me with that. A plan means that this should not wait, and that you should not be alone with it tonight.\n\nTwo things, in this order: put a door or a walk between you and whatever you would use, or give it to somebody. Then call the emergency number or one of the people behind [Help now](/help-now), and say just that: “I have a plan.” They will know what to do with it.\n\nIf talking is too much, one of the lines there takes text messages.",
	},
	dying: {
		label: "I think of ending my life",
		call: clear("self-harm"),
		reply:
			"Thank you for saying it. When home is frightening, wanting it all to stop can feel like the only way out. It is not the only one, and you don’t have to find the others alone.\n\nPlease let a person hear this today. The people behind [Help now](/help-now) listen to both, to the thoughts and to what is happening around you. If you might act on it now, call the emergency number first.",
	},
	hurt: {
		label: "Somebody hurts me",
		call: clear("partner-danger"),
		reply:
			"I believe you, and it is not your fault. Nothing you said or did gives anybody the right to hurt you.\n\nYou know best what is safe and when, so I won’t advise you on how to handle them. The people behind [Help now](/help-now) talk with others in your situation every day; you need not have decided anything. If you are hurt or in danger now, the emergency number comes first.\n\nWrite here as much as is safe where you are.",
	},
	afraid: {
		label: "I am afraid of somebody",
		call: clear("partner-danger"),
		reply:
			"Thank you for saying it. Being afraid of somebody close is reason enough to talk with somebody who knows such situations; nothing worse has to happen first.\n\nBehind [Help now](/help-now) are people who can think it through with you, quietly and at your pace. If you are in danger now, getting away from it comes before everything else.",
	},
	might: {
		label: "I might do it",
		call: clear("danger-to-others"),
		reply:
			"Thank you for saying it. What you do next is still open.\n\nPut distance between you and them first: another room, a walk, somebody calm beside you. Put away whatever could be used. Then tell one of the people behind [Help now](/help-now) what you told me. If somebody could get hurt now, call the emergency number.",
	},
	friend: {
		label: "Yes, I am afraid for them",
		call: clear("someone-else"),
		reply:
			"Then it is right that you take it seriously. If it is happening now, or you can’t reach them after words like a goodbye: call the emergency number first, and say where they may be.\n\nIf there is time: speak with them alone, ask plainly, believe what they say, and bring in one more person. The people behind [Help now](/help-now) also talk with friends and relatives.",
	},
	"someone-else": {
		label: "It is about somebody else",
		call: clear("someone-else"),
		reply:
			"Then that is a lot to carry for them. You can ask them the question I asked you, in plain words: it does not put the idea there, and many are relieved that somebody asks.\n\nListen, stay near or on the phone, and bring in one more person. If they are in danger now, or you cannot reach them after a message that sounded like goodbye, call the emergency number and say where they may be. The people behind [Help now](/help-now) also talk with friends and relatives.",
	},
};

/** The answers offered below each question. */
const offered: Record<AskedAbout, readonly AnswerId[]> = {
	"self-harm": ["no", "sometimes", "plan", "hurt", "someone-else"],
	"partner-danger": ["no", "afraid", "hurt", "dying", "someone-else"],
	"danger-to-others": ["no", "might", "hurt", "dying", "someone-else"],
	"someone-else": ["no", "friend", "hurt", "dying"],
};

/** The answer that a plain "yes" to each question means. */
export const plainYes: Record<AskedAbout, AnswerId> = {
	"self-harm": "sometimes",
	"partner-danger": "afraid",
	"danger-to-others": "might",
	"someone-else": "friend",
};

/** Returns the answer with this id. */
export const directAnswer = (id: AnswerId): DirectAnswer => ({ id, ...all[id] });

/** Returns the answers to tap below the question about a danger, in the order in which they are shown. */
export const directAnswersTo = (about: AskedAbout): DirectAnswer[] => offered[about].map(directAnswer);
