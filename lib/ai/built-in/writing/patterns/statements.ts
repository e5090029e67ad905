/** What the coach has to say about one statement of the pattern questionnaire. */
export interface StatementText {
	/** Follows a strong yes. */
	high: string;
	/** Follows a strong no. */
	low: string;
	/** A step for this week, for someone who said a strong yes. */
	step: string;
}

/** By statement id; 14 belongs to no pattern and is read elsewhere. */
export const statementTexts: Record<string, StatementText> = {
	"1": {
		high: "So falling for someone is also a kind of moving out of your own life, and somebody has to water the plants meanwhile.",
		low: "You keep your own life when love comes in, which gives the other person someone to come to.",
		step: "Take up one thing this week that has gone quiet since you last fell for someone, a friend, a class, a walk, and keep the appointment whatever else offers itself.",
	},
	"2": {
		high: "The yes is out before you’ve been asked by yourself. It’s fast, friendly, and often only half true.",
		low: "You ask yourself before you agree. It makes your yes worth having.",
		step: "Answer the next three requests from someone you love with *Let me think, I’ll tell you tonight*, and keep to it even if you know at once.",
	},
	"3": {
		high: "When it gets personal, something suddenly needs doing. Hands are a good hiding place.",
		low: "You stay in the room when feelings are on the table. Many people would envy anyone who’s loved like that.",
		step: "The next time someone wants to talk about feelings, sit down first, put away whatever is in your hands, and say *I have ten minutes for this, properly*.",
	},
	"4": {
		high: "A late reply isn’t a small thing for you, then. It’s a question mark that takes up the whole screen.",
		low: "A late reply can stay a late reply with you. It keeps your evenings yours.",
		step: "On two evenings this week leave the phone in another room from eight to nine. Write down what you imagined in that hour, and at nine, what was true.",
	},
	"5": {
		high: "Watching it be done differently is harder for you than doing it yourself. It gets things done, and gets you all of the things.",
		low: "You can let others do it their way. That’s a form of respect that gets noticed.",
		step: "Hand over one household task this week, leave the room, and let the result stand for two days.",
	},
	"6": {
		high: "You’re keeping accounts, and they don’t balance. I’d take that seriously as a feeling and check it as a sum.",
		low: "You don’t come away from love with the feeling of having been short-changed. It makes giving easier.",
		step: "Write two short lists, what you give and what you get in one week, with concrete items only. Then ask for one thing that’s missing from the second.",
	},
	"7": {
		high: "All or none. It sounds like a high standard. Often it’s a way of never being surprised by the middle.",
		low: "Love may be incomplete with you and still count. Most of it is.",
		step: "Name three things about someone you love that are good without being complete, and tell them one.",
	},
	"8": {
		high: "Their unhappiness arrives with your name on it. Whose is it on the days when you’re not there?",
		low: "You can let others be unhappy without making it your task. It’s a quiet kind of trust.",
		step: "When someone you love is in a bad mood this week, ask once *Do you want company or help?* and do only what was answered.",
	},
	"9": {
		high: "Counting on yourself is safe, and it has one disadvantage: one always already knows who’ll be there.",
		low: "You’re able to count on someone. One doesn’t see it from outside, and a good deal rests on it.",
		step: "Count on somebody for one small, definite thing by Friday, and don’t prepare a fallback.",
	},
	"10": {
		high: "Their good time without you stings. The question beneath is probably not about the party.",
		low: "Those you love may be happy elsewhere. It leaves everybody more air.",
		step: "The next time someone you love goes out without you, plan something for the same hours that you’d tell them about afterward.",
	},
	"11": {
		high: "It would all fall apart without you: that’s a heavy thing to believe, and an impossible one to test without stopping.",
		low: "You trust that things hold even when you look away.",
		step: "Stop looking after one thing in your relationship for a week, something harmless, and note what really happens to it.",
	},
	"12": {
		high: "You put up with a lot and it isn’t seen. I’d ask whether it’s been said, in words, to the person concerned.",
		low: "You feel seen in what you carry, or you say so when you aren’t.",
		step: "Tell one person, in two sentences and without reproach, about one thing you’ve been putting up with.",
	},
	"13": {
		high: "One disappointment, and the light changes. Whoever loves you has a narrow bridge to walk.",
		low: "A disappointment stays a disappointment and doesn’t become a verdict.",
		step: "Think of someone who disappointed you lately, and write down three things about them that are still as true as before.",
	},
	"15": {
		high: "You give way early so that it’s over. The upset is avoided, and so is what it was about.",
		low: "You can stay in an argument although someone’s upset. It takes nerve, and it’s fair to both.",
		step: "In the next small disagreement, stay with your view for three sentences longer than usual, in a friendly voice.",
	},
	"16": {
		high: "Closeness and narrowness lie close together for you. It isn’t the person you’re running from, I think; it’s the loss of room.",
		low: "Closeness doesn’t make you feel closed in. You can be near without losing yourself.",
		step: "Ask for room before you need it: one evening this week that’s yours, announced, with the hour of your return.",
	},
	"17": {
		high: "You expect them to lose interest. So even the good days are a kind of countdown.",
		low: "You don’t wait for love to run out. It lets it run.",
		step: "Each evening this week note one sign of interest that somebody showed you. Only what you saw or heard, no interpretation.",
	},
	"18": {
		high: "Not knowing what’s planned makes you restless. A plan is a place to stand.",
		low: "You can live with not knowing what someone else has planned. It’s a restful quality.",
		step: "Let someone plan two hours for you this week, and ask for no details.",
	},
	"19": {
		high: "You wait for it to be noticed. It’s a test nobody knows they’re taking, and you’re the one who fails it with them.",
		low: "You say what hurts. It saves everyone a good deal of guessing.",
		step: "Say one small hurt within a day of its happening, beginning with *It stung a bit when*.",
	},
	"20": {
		high: "In the heat you’re ready to end it. The exit is always lit, and it frightens both of you.",
		low: "An argument is an argument with you and no farewell. One can quarrel safely with someone like that.",
		step: "Make a rule with yourself on a calm day, and tell the person it concerns: nothing about the whole relationship gets said before the next morning.",
	},
	"21": {
		high: "Something just for you, and guilt comes along as if it had been invited. It’s a feeling, though, and no proof.",
		low: "You can do things for yourself without paying for them in guilt.",
		step: "Do one thing this week that’s for nobody else, half an hour long, and tell no one why.",
	},
	"22": {
		high: "When voices rise, yours goes. It was probably the wisest thing to do, the first time.",
		low: "Loud voices don’t silence you.",
		step: "Agree on a sentence for loud moments with someone you trust: *I’m still here, I just can’t talk at this volume.* Say it once, for practice.",
	},
	"23": {
		high: "In the middle of a fight you need to know that it’s still all right. The other one may only be able to say so afterward.",
		low: "You can bear an open ending until tomorrow. It takes the panic out of a quarrel.",
		step: "Agree in peacetime on a small sign, a hand on the table for instance, that means *we’re all right, we’re just arguing*.",
	},
	"24": {
		high: "You keep going until the other person agrees. They may only be tired.",
		low: "Someone can disagree with you to the end and still be dear to you.",
		step: "End one discussion this week with *We see this differently*, and leave it there overnight.",
	},
	"25": {
		high: "When someone’s angry, you feel that nothing you say will count. That’s an old helplessness, I suspect, in a new room.",
		low: "You believe that words still do something, even when someone’s angry with you.",
		step: "Recall one angry conversation in which something you said did change things. Write down what it was.",
	},
	"26": {
		high: "Someone goes quiet and your stomach knows it first. The body keeps watch for you.",
		low: "Someone else’s silence can be just silence in your body.",
		step: "When your stomach tightens this week, say to yourself where you are and what day it is, breathe out slowly five times, and only then ask what’s up.",
	},
	"27": {
		high: "A changed plan goes straight to your jaw and shoulders. They hold on for you.",
		low: "A changed plan doesn’t lodge in your body. It gives the people around you some slack.",
		step: "When a plan changes this week, drop your shoulders on purpose before you answer, and answer one minute later.",
	},
	"28": {
		high: "After a letdown you’re heavy for days. It’s a long way back, and I’d want to know who walks it with you.",
		low: "You recover from a letdown in reasonable time. That makes it less dangerous to hope.",
		step: "Next time you’re let down, do one thing on the same day that you can finish in an hour. Then tell someone about both.",
	},
	"29": {
		high: "By the evening you’re worn out from keeping someone happy. That’s a shift, and you weren’t asked to work it.",
		low: "You come home from love without being worn out. That’s as it should be, and not everyone’s luck.",
		step: "On one evening this week don’t look after the mood. If it sinks, let it sink, and see who picks it up.",
	},
	"30": {
		high: "Alone again, your body relaxes. So it had been working, also in company that you like.",
		low: "Your body needs no recovery from closeness.",
		step: "After the next long stretch of closeness, say openly that you need an hour alone, and take it before you’re irritable.",
	},
	"31": {
		high: "When the first rush is over there’s an emptiness. Perhaps the rush had been covering it.",
		low: "You don’t need the first rush in order to stay. It’s a talent for the middle.",
		step: "Do one thing this week with someone you love that’s entirely ordinary, and look for the detail in it that’s new.",
	},
};
