import { FATHER_QUESTIONNAIRE_ID, MOTHER_QUESTIONNAIRE_ID } from "@/lib/questionnaires/ids";
import type { Dice } from "../random";
import { band } from "../writing/evidence";
import type { Entry } from "./material";

/** What a chosen option says when the person says it; by questionnaire and question. `{them}` is the parent. */
const chosen: Record<string, Record<string, Record<string, string>>> = {
	[MOTHER_QUESTIONNAIRE_ID]: {
		q5: {
			comforted:
				"When {they} {was} unhappy I comforted {them} or listened. It was a grown-up’s job, and I did it at a child’s height.",
			"was-good":
				"When {they} {was} unhappy I tried to be especially good, as if the mood in the house were a grade that I could improve.",
			"kept-away":
				"When {they} {was} unhappy I kept out of the way. It seemed the most considerate thing that a child could do.",
			protested:
				"When {they} {was} unhappy I got angry or difficult. It was my way of being there, though I doubt that it was taken for that.",
			"did-not-see":
				"I hardly saw {them} unhappy, because {they} did not show it. So I never got to see how such a thing passes.",
			"not-there":
				"I was not with {them} enough to know what {they} {was} like on a bad day. What one does not see, one makes up.",
		},
	},
	[FATHER_QUESTIONNAIRE_ID]: {
		q4: {
			"doing-well":
				"What got me {their} attention was doing well. It was real attention, and it came with a scoreboard.",
			"being-useful":
				"What got me {their} attention was making myself useful. It may be why I look for what needs doing when I come into a room.",
			"his-interests":
				"I got {their} attention by taking an interest in what {they} liked. I went over to where {they} {was}; it seldom went the other way, as I remember it.",
			trouble: "What got me {their} attention was trouble. A bell that works gets rung.",
			"nothing-special":
				"I did not have to do anything special to be noticed by {them}. It is a thing one only sees the value of later.",
			"out-of-reach":
				"There was hardly anything that would have got me {their} attention. It was a distance, and I know now that it was not a mark against me.",
		},
		q13: {
			close: "We are close today, {they} and I, and I take it that both of us have had a hand in that.",
			"at-a-distance": "Today we get along, at some distance. It may be peace, or only quiet.",
			strained: "We are in touch today, and it is strained.",
			"no-contact": "Today we have no contact. I do not owe anyone the reasons.",
			died: "{they} {has} died. What was open between us is open on my side only, and I go about it in my own time.",
			"never-known":
				"I never really knew {them}. One can be shaped by an empty chair, I think, by the questions one puts to it.",
		},
	},
	"3": {
		q5: {
			anger: "At home anger was not welcome, so mine learned to take other forms.",
			"sadness-fear": "At home sadness and fear were not welcome, so I took mine elsewhere.",
			joy: "At home pride and loud happiness were not welcome, and I learned to be glad with the volume down.",
			need: "At home needing help or comfort was not welcome. I learned not to, or not to show it.",
			"all-strong": "At home any strong feeling was too much, and I learned to keep mine at room temperature.",
			none: "At home feelings had a place, all of them. I took that for normal.",
		},
		q7: {
			peacemaker: "My part at home was to keep the peace or to lighten the mood.",
			"easy-one": "My part at home was that of the good one, who gave no trouble.",
			"difficult-one": "My part at home was that of the difficult one, or I was called that.",
			caretaker: "My part at home was to look after others, like a small adult.",
			"out-of-sight": "My part at home was to stay out of sight.",
		},
	},
	"4": {
		q11: {
			"want-closer": "Most often I would like to be closer than I am let.",
			"want-room": "Most often I would like more room than I am given.",
			"both-in-turn": "I long for closeness, and once I have it I want room. I know both halves of that by heart.",
			follow: "I go along with whatever distance the other person sets.",
			balanced: "The distance between me and those I love is about right, and I do not take it for granted.",
		},
	},
	"2": {
		q7: {
			"give-in": "When we want different things I give in and tell myself that it does not matter much.",
			"hold-on": "When we want different things I hold on to what I want.",
			talk: "When we want different things we talk until there is something both can live with. It is a part of me that works.",
			postpone: "When we want different things it gets put off until nobody mentions it anymore.",
			"own-way": "When we want different things I agree, and then I quietly do it my own way.",
		},
	},
	"12": {
		q5: {
			rest: "What I want love to bring me is a place where I can stop proving myself.",
			adventure: "What I want love to bring me is company for going out into the world.",
			passion: "What I want love to bring me is wanting, and being wanted.",
			growth: "What I want love to bring me is somebody who believes that I can be more, and asks it of me.",
			building: "What I want love to bring me is something that lasts, and that has been built by hand.",
			everyday: "What I want love to bring me is small daily kindness, for a long time.",
		},
	},
};

/** What is missed first, for the love script. */
const missed: Record<string, string> = {
	steadiness:
		"I need to know that somebody will still be there tomorrow. I say so, and it no longer sounds like a weakness to me.",
	tenderness: "I need to be held and treated gently, and I go where that is possible.",
	"being-known": "I need to be known as I am, without a performance. I have stopped auditioning.",
	room: "I need room for myself and for what interests me. I take it, and I give as much.",
	respect: "I need to be taken seriously, as an equal. Where I am, I sit up straight without trying.",
	play: "I need to laugh and to do things with people. It is no small need, and I treat it as one of the large ones.",
};

/** A choice said in the first person, its slots unfilled; null where it was not made or says nothing. */
export function chosenLine(entry: Entry | null, questionId: string): string | null {
	const answer = entry?.desk.choice(questionId);
	if (!entry || !answer) return null;
	if (entry.id === "2" && questionId === "q3") return missed[answer.value] ?? null;
	return chosen[entry.id]?.[questionId]?.[answer.value] ?? null;
}

/** What the two numbers about a mother say together. */
export function motherNumbers(entry: Entry, dice: Dice): string | null {
	const wanted = entry.desk.scale("q10")?.value;
	const troubles = entry.desk.scale("q6")?.value;
	if (wanted === undefined || troubles === undefined) return null;
	const [w, t] = [band(wanted), band(troubles)];
	if (w === "high" && t === "high")
		return `I felt wanted by {them}, ${wanted} of 10, and I could go to {them} with my troubles. It is a kind of wealth, and one hardly notices it until one meets people without it.`;
	if (w === "high" && t === "low")
		return `I felt wanted, ${wanted} of 10, and yet I could hardly go to {them} with my troubles, ${troubles} of 10. So I was welcome, and my bad days were not so sure of it.`;
	if (w === "high" && t === "middle")
		return `I felt wanted by {them}, ${wanted} of 10. Bringing {them} my troubles was a little harder, ${troubles}; I chose the day for it.`;
	if (w === "low" && t === "high")
		return `I could go to {them} with my troubles, ${troubles} of 10, and did not feel wanted, ${wanted} of 10. Help and gladness are two different things; I found that out early.`;
	if (w === "low" && t === "low")
		return `Feeling wanted: ${wanted} of 10. Going to {them} with my troubles: ${troubles}. Those are two low numbers, and I look for no reason in myself.`;
	return dice.pick([
		`Feeling wanted by {them} I put at ${wanted} of 10, going to {them} with my troubles at ${troubles}. There was something, and it was not always the same, so I got used to checking.`,
		`I gave ${wanted} of 10 for feeling wanted by {them}, and ${troubles} for going to {them} with my troubles. Such numbers stand for a good many different days.`,
		`Whether I felt wanted by {them}: ${wanted} of 10. Whether I could bring {them} my troubles: ${troubles}. It depended, I suppose, and a child wants to know what it depends on.`,
	]);
}

/** What the two numbers about a father say together. */
export function fatherNumbers(entry: Entry, dice: Dice): string | null {
	const safe = entry.desk.scale("q6")?.value;
	const enough = entry.desk.scale("q10")?.value;
	if (safe === undefined || enough === undefined) return null;
	const [s, e] = [band(safe), band(enough)];
	if (s === "high" && e === "high")
		return `I felt protected, ${safe} of 10, and I felt that I was enough, ${enough} of 10. From such a place one can afford to be curious.`;
	if (s === "high" && e !== "high")
		return `Thinking of {them} I felt protected, ${safe} of 10. Whether I was enough for {them} I was less sure: ${enough}.`;
	if (s === "low" && e === "low")
		return `Being protected I put at ${safe} of 10, being enough at ${enough}. A child looks for the fault in itself then, and there was none to find.`;
	if (e === "high")
		return `I was enough for {them}, ${enough} of 10; protected is another matter, ${safe}. So the being safe I had to see to myself.`;
	if (s === "low" || e === "low")
		return `Being protected I put at ${safe} of 10, and being enough for {them} at ${enough}. I see the two numbers side by side, and I leave them as they are.`;
	return dice.pick([
		`Being protected I put at ${safe} of 10, and being enough for {them} at ${enough}. It was open, and what is open keeps one busy.`,
		`I gave ${safe} of 10 for feeling protected, and ${enough} for being enough for {them}. Neither was a no, and neither was a yes that I could lean on.`,
	]);
}

/** How the person stands to the love they want: two numbers of the soul's questionnaire. */
export function hopeLine(entry: Entry | null, dice: Dice): string | null {
	const shows = entry?.desk.scale("q8")?.value;
	const possible = entry?.desk.scale("q11")?.value;
	if (possible === undefined || shows === undefined) return null;
	const hope = dice.pick(
		{
			low: [
				`There was a time when I put the love I want at ${possible} of 10, hardly possible. I do not argue with that number. I have only stopped living by it.`,
				`I once gave the love I want ${possible} of 10 and did not expect much. I had described it all the same, in detail, as one does with places one means to go to.`,
			],
			middle: [
				`I once put the love I want at ${possible} of 10: possible, perhaps. It was hope with its coat on, and it has since hung up the coat.`,
				`Whether the love I want is possible, I used to answer with a ${possible} of 10. Half a yes was enough to begin with.`,
				`${possible} of 10 was what I gave it once, the love that I want. I left room for it in that number, and it has moved in.`,
			],
			high: [
				`The love I want is possible; I put it at ${possible} of 10 before any of this, and I was right to.`,
				`I have believed in the love I want for some time, ${possible} of 10 on paper. I live accordingly.`,
			],
		}[band(possible)],
	);
	const showing = {
		low: "And I let people see what they mean to me, a little sooner each time, where I used to leave them to guess.",
		middle: "And the half of my love that used to stay indoors comes out now and then and is made welcome.",
		high: "And I let the people I love see how much they mean to me, which is half of it.",
	}[band(shows)];
	return `${hope} ${showing}`;
}
