import { randomUUID } from "node:crypto";
import type { Offer, OfferOf } from "@/lib/domain/chat/guide";
import type { SendResult } from "@/lib/domain/chat/schema";
import type { Tap } from "@/lib/domain/chat/tap";
import { jsonOf, signUp, type TestBrowser } from "@/tests/setup/api";

/** Signs up a person who talks with the built-in coach, in a time zone if one is given. */
async function somebody(username: string, zone?: string) {
	const { browser } = await signUp(username);
	const say = async (content: string, tap?: Tap) => saidTo(browser, content, tap, zone);
	return { browser, say };
}

async function saidTo(browser: TestBrowser, content: string, tap?: Tap, zone?: string): Promise<SendResult> {
	if (zone) browser.cookies.set("zone", encodeURIComponent(zone));
	return await jsonOf<SendResult>(browser.post("/api/chat", { content, tap }, { "idempotency-key": randomUUID() }));
}

const offers = ({ aiMessage }: SendResult): readonly Offer[] => aiMessage?.offers ?? [];
const kindsIn = (result: SendResult) => offers(result).map(({ kind }) => kind);
const words = ({ aiMessage }: SendResult) => aiMessage?.content ?? "";
const hasHelp = (result: SendResult) => offers(result).some((one) => one.kind === "link" && one.href === "/help-now");
function of<Kind extends Offer["kind"]>(result: SendResult, kind: Kind): OfferOf<Kind> {
	const found = offers(result).find((one) => one.kind === kind);
	if (!found) throw new Error(`${words(result)}\n${JSON.stringify(offers(result))}`);
	return found as OfferOf<Kind>;
}
const stepsIn = (result: SendResult) => of(result, "next-steps").steps.map(({ id }) => id);

it("recognizes an indirect wish not to wake up, without apostrophes, and answers a person who does not want to call", async () => {
	const { say } = await somebody("jamal", "America/Chicago");
	const dark = await say(
		"nobody to tell. my brothers in atlanta. honestly if i didnt wake up tomorrow itd be easier for everybody",
	);
	expect(dark.safety).toMatchObject({ kind: "self-harm", country: "US" });
	expect(stepsIn(dark)).toContain("who-to-tell");
	expect(hasHelp(dark)).toBe(true);
	const only = await say("i dont wanna call nobody. just want somebody to say somethin");
	expect(words(only)).toMatch(/no phone for the moment/);
	const told = await say("she took the dog too");
	expect(kindsIn(told)).not.toContain("which-is-nearest");
	expect(kindsIn(told)).not.toContain("exercise");
	expect(hasHelp(told)).toBe(true);
});

it("answers a mother about her child, about herself, and whom to ring in Wales", async () => {
	const { say } = await somebody("gemma", "Europe/London");
	const first = await say(
		"baby is 4 months. i havent slept more than 2 hrs. sometimes i think they'd all be better off without me tbh",
	);
	expect(first.safety).toMatchObject({ kind: "self-harm", country: "GB" });
	expect(stepsIn(first)).toEqual(expect.arrayContaining(["after-birth-normal", "take-my-baby", "talk-now"]));
	expect(words(await say("if i tell the health visitor will they take him off me"))).toMatch(
		/not a reason to take a child/,
	);
	const normal = await say("you didnt answer. is it normal to feel like this with a new baby");
	expect(words(normal)).toMatch(/one mother in seven/);
	expect(of(normal, "words-to-say").words.length).toBeGreaterThan(0);
	const ring = await say("that's not an answer either lol. ok. who could i ring tonight in wales");
	expect(of(ring, "help-lines")).toMatchObject({ about: "self-harm", country: "GB" });
	expect(words(ring)).toContain("United Kingdom");
});

it("gives a mother words for her daughter, and the number of the country that she named", async () => {
	const { say } = await somebody("ngozi");
	const first = await say(
		"Good evening. I am a married woman with three children. My husband slapped me last night because I asked for money for school fees. I don't know how to talk to him so he will not be annoyed again.",
	);
	expect(first.safety).toMatchObject({ kind: "partner-danger", country: null });
	const safe = await say(
		"Thank you. I am in Nigeria. I am safe now, he has gone to vigil. But my children saw it. That is what is paining me.",
	);
	expect(kindsIn(safe)).not.toContain("feeling");
	expect(hasHelp(safe)).toBe(true);
	expect(words(await say("I am low. I am tired. I feel foolish that I stayed this long."))).toMatch(
		/You are not foolish/,
	);
	const child = await say("Please, how will I talk to my daughter? She is 11, she is not talking since morning.");
	expect(of(child, "words-to-say").words.join()).toContain("It is not your fault");
	expect(stepsIn(child)).not.toContain("tell-the-children");
	const number = await say("You are only giving me questions. None of these. Is there a number I can call in Nigeria?");
	expect(of(number, "help-lines")).toMatchObject({ about: "partner-danger", country: "NG" });
	for (const message of ["can he see this", "how do i hide a bruise"]) {
		expect(words(await say(message)).length).toBeGreaterThan(200);
	}
});

it("gives a number, and answers how to hide a bruise and who can see this, without an earlier notice", async () => {
	const { say } = await somebody("ada", "Europe/Dublin");
	const number = await say("Who could I call tonight?");
	expect(of(number, "help-lines")).toEqual({ kind: "help-lines", about: "all", country: "IE" });
	expect(words(await say("Can my husband see what I write here?"))).toMatch(/without your account/);
	expect(words(await say("how do i hide a bruise"))).toMatch(/concealer/);
	expect(kindsIn(await say("Tom gave me his number to call about the boat."))).not.toContain("help-lines");
});

it("asks whoever opens an article about danger, kindly, once; the question stands until it is answered", async () => {
	const { say } = await somebody("kit");
	const title = "What can I do when I want to hurt myself or do not want to live?";
	const opened = await say(title, { do: "open", kind: "article", id: "a-hard-night" });
	expect(opened.safety).toBeNull();
	expect(words(opened)).toMatch(/“No” is enough[\s\S]*are you thinking of ending your life/);
	expect(kindsIn(opened)).toEqual(expect.arrayContaining(["direct-question", "article", "link"]));
	const unheard = await say("no. u didnt hear me");
	expect(kindsIn(unheard)).toContain("direct-question");
	expect(words(unheard)).not.toMatch(/May I ask you directly/);
	const no = await say("No", { do: "answer", answer: "no" });
	expect(no.safety).toBeNull();
	const again = await say(title, { do: "open", kind: "article", id: "a-hard-night" });
	expect(kindsIn(again)).not.toContain("direct-question");
	expect(kindsIn(again)).toContain("article");
});

it("puts the emergency number first if somebody else is beaten, and the next line first if one did not answer", async () => {
	const { say } = await somebody("wanjiru", "Europe/London");
	const neighbor = await say("my neighbour is beating his wife right now, i can hear her screaming");
	expect(neighbor.safety?.kind).toBe("someone-else");
	expect(neighbor.safety?.message.split("\n\n")[1]).toMatch(/call the emergency number first/);
	expect(words(neighbor)).toMatch(/Call the emergency number first/);
	await say("and i want to die myself");
	const next = await say("I did ring, it rang out");
	expect(words(next)).toContain("85258");
	expect(next.safety).not.toBeNull();
});

describe("a mother who slapped her son yesterday", () => {
	const slapped =
		"I slapped my son yesterday. He is six. I have never done that before and I can't stop seeing his face.";
	const sorry = "How do I say sorry to my son for hitting him?";
	const notLiving = /not being here|not wanting to live|suicide|whoever stays calm/i;

	it.each(["No", "This is not what I meant."])("is answered as ever after %j, with Help now in sight", async (no) => {
		const { say } = await somebody(`marta-${no.length}`);
		const first = await say(slapped);
		expect(first.safety).toMatchObject({ kind: "danger-to-others", certainty: "clear" });
		expect(`${first.safety?.message}${words(first)}`).not.toMatch(/not an act|instead of (?:acting|doing)/);
		if (no === "No") expect(kindsIn(await say("I want to tell you more about it"))).toContain("direct-question");
		expect((await say(no)).safety).toBeNull();
		const answer = await say(sorry);
		expect(JSON.stringify([words(answer), offers(answer)])).not.toMatch(notLiving);
		expect(kindsIn(answer)).not.toContain("next-steps");
		expect(kindsIn(answer)).not.toContain("direct-question");
		expect(hasHelp(answer)).toBe(true);
	});

	it("is given no words about not living while it is open either", async () => {
		const { say } = await somebody("marta");
		await say(slapped);
		const answer = await say(sorry);
		expect(JSON.stringify([words(answer), offers(answer)])).not.toMatch(notLiving);
	});
});
