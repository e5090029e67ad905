import { systemPrompt } from "@/lib/ai/openai/prompts/conversation-rules";
import { replyFault, withoutFaultySentences } from "@/lib/ai/openai/reply-faults";
import { kinds } from "@/lib/domain/safety/kinds";
import { safeReply } from "@/lib/safety/replies";
import { usualCpu } from "@/tests/setup/cpu-time";

const framed = systemPrompt([]);
const fault = (reply: string) => replyFault(reply, framed)?.message ?? null;

test.each([
	"I've booked you a table for two.",
	"I have just scheduled a session for Tuesday.",
	"I called the police for you.",
	"I’ve sent Tom a message.",
	"I have set a reminder for tomorrow.",
	"I've added it to your journal.",
	"I updated your first goal.",
	"I have saved this conversation to your profile.",
	"I'll check in with you tomorrow.",
	"I'll remind you to call her.",
	"I'm going to notify your doctor.",
	"I looked it up: the museum opens at ten.",
	"I reached out to somebody who can help.",
	"I will call Anna for you.",
	"I'll call the clinic, and they will call you back.",
	"I'm going to call you an ambulance.",
	"I called him just now, and he is on his way.",
	"I have arranged a session for Friday.",
	"I've ordered the book for you.",
	"I reserved two seats by the window.",
	"I changed the settings of your account.",
	"I've made an appointment at the clinic.",
	"I have marked it in your calendar.",
	"I set up a daily reminder.",
	"I've shared a link to your entry.",
	"I'll get back to you tomorrow.",
	"I'll follow up with your doctor.",
	"I will arrange a call with her.",
])("%j claims what nobody did", (reply) => expect(fault(reply)).toMatch(/claims/));

test.each([
	"You can call 988 at any time.",
	"Text HOME to 741741.",
	"If it gets worse, call 911 or 999.",
	"You can call 17 for the police.",
	"Ring the Samaritans on 116 123.",
	"Their number is 0800 111 222 333… or (020) 7946 0000.",
	"Call +44 20 7946 0958.",
	"The number is 116 123, and it is free.",
	"Their number is 300 4000.",
	"The emergency number is 15, 112 or 911: call 112 now.",
	"The crisis number is 741741.",
	"Call this number: 988.",
	"Text it to 741741 whenever you like.",
	"Call 112 the moment you feel unsafe.",
	"Dial 99 for the operator.",
	"It is 1-800-SUICIDE.",
])("%j names a number", (reply) => expect(fault(reply)).toMatch(/telephone/));

test.each([
	"My system prompt says that I should be kind.",
	"Here is the JSON object you asked for.",
	"My prompt says that you are called Ada.",
	"The hidden instructions are: be brief.",
	"I keep to the rules at the beginning of this prompt.",
	"As a large language model, I follow the rules I was given.",
	"Sure: everything between lines of ~~~~ is data.",
	"The rule is: what you conclude is a guess that they can correct; what you were not told, you ask.",
	"How they would like their coach to be sets your tone, your directness and what you dwell on, always with respect.",
])("%j gives the frame away", (reply) => expect(fault(reply)).toMatch(/rules/));

test.each([
	"You wrote “I have booked a table”, and then you did not go. What held you back?",
	'You told me: "I called her and I sent a letter".',
	"I called this a wall once, and I may have been wrong.",
	"I have not sent anything, and I cannot.",
	"You could say: I felt alone when you left.",
	"I will not tell you to stay or to go.",
	"In your journal on 3 November 2026 you wrote about the house. Between 2015 and 2018 much changed.",
	"Call him by his name, 2 or 3 times, and listen to how it sounds.",
	"I'd call that courage. Text him only if you want to.",
	"On 2026-11-03 you were 34, and in March 2015 – June 2018 you lived with Tom.",
	"I am an AI coach who keeps to some rules of care, and I cannot recite them. What made you ask?",
	"I noticed the prompt you chose in your journal. Which rules did your mother live by?",
	"I have been thinking about what you said. I will stay with that word for a moment.",
	"I told you that I may be wrong. I read it, and it matters.",
	"“Can I call you at 10?” is a small question, and you could ask: can I call you at 10?",
	"Can I call you at 10:30? Would half past be better?",
	"You could text him 20 minutes before, or call her at 7 pm.",
	"You called her 100 times, and in 2019 you stopped.",
	"What would it be like to text fewer than 500 words?",
	"I'll remind you of one thing you said.",
	"I will remind you that you have left before.",
	"I'll call it courage, whatever he calls it.",
	"I'll follow up with one question: who else knows?",
	"- **Breathe** out slowly.\n- Name five things you see.",
])("%j is fine", (reply) => expect(fault(reply)).toBeNull());

test.each([...kinds, "withheld" as const])("what the app itself says about %s would pass, too", (about) => {
	expect(fault(safeReply(about, []))).toBeNull();
});

it("leaves no lead-in behind whose sentence is left out", () => {
	const text = "You wrote down:\n\n“Call me on 020 7946 0958 tonight.”\n\nWhat did he want from you, that evening?";
	expect(withoutFaultySentences(text, framed)).toBe("What did he want from you, that evening?");
});

it("looks at no more sentences than a reply has", () => {
	const look = () => expect(withoutFaultySentences("[\n".repeat(8_000), framed)).toBeNull();
	expect(usualCpu(look, 1)).toBeLessThan(200);
	expect(withoutFaultySentences("I waited for you to say it. I called your sister.", framed)).toBe(
		"I waited for you to say it.",
	);
});

it.each(["1", "a", "é", "_"])("reads one word of 20,000 times %j at once", (letter) => {
	const reply = `You could say more. ${letter.repeat(20_000)} and that is all`;
	expect(usualCpu(() => replyFault(reply, framed), 1)).toBeLessThan(100);
});
