import { careAskedIn, careById, careOffers, cares, writtenCare } from "@/lib/domain/care/library";
import { articleBySlug } from "@/lib/domain/handbook/handbook";
import { kinds } from "@/lib/domain/safety/kinds";
import { asksForNumber } from "@/lib/domain/text/number-asked";
import { callsIn } from "@/lib/safety/assess";
import { countryOf } from "@/lib/safety/country";
import { countryNamedIn } from "@/lib/safety/named-country";
import { isUnsafeReply } from "@/lib/safety/reply-check";
import { saysMisread, takesBack } from "@/lib/safety/rules/in-conversation";

describe.each(cares.map((care) => [care.id, care] as const))("the answer %s", (_, care) => {
	it("names no number, passes the check of replies, and leads on", () => {
		for (const text of [writtenCare(care), care.again]) {
			expect(text).not.toMatch(/\d{3}/);
			for (const kind of kinds) expect(isUnsafeReply(text, [kind])).toBe(false);
		}
		if (care.article) expect(articleBySlug(care.article.slug)?.article.question).toBe(care.article.title);
		const offers = careOffers(care, "self-harm", [], null);
		const steps = offers.flatMap((one) => (one.kind === "next-steps" ? one.steps : []));
		expect(steps.map(({ id }) => id)).not.toContain(care.id);
		for (const { id, label } of steps) expect(careById(id)?.label).toBe(label);
		expect(offers.at(-1)).toMatchObject({ href: "/help-now" });
	});
});

test.each([
	["if i tell the health visitor will they take him off me", "self-harm", "take-my-baby"],
	["will they lock me up if i say it", "self-harm", "locked-up"],
	["what happens when I ring the samaritans", "self-harm", "when-i-ring"],
	["just want somebody to say somethin", "self-harm", "say-something"],
	["she saw her father slap me. What can I tell her?", "partner-danger", "tell-the-children"],
	["I feel foolish that I stayed this long", "partner-danger", "stayed-so-long"],
	["I don't know how to talk to him so he will not be annoyed again", "partner-danger", "keep-them-calm"],
	["how can I leave him", "partner-danger", "leave-safely"],
	["is it even bad enough", "partner-danger", "bad-enough"],
	["does that even count", "partner-danger", "bad-enough"],
	["is it normal that he says sorry after", "partner-danger", "sorry-after"],
	["afterwards he always brings flowers", "partner-danger", "sorry-after"],
	["she made me promise not to tell", "someone-else", "they-refuse"],
	["please dont tell anyone", "self-harm", "who-is-told"],
	["can he see this", null, "can-he-see"],
	["Could another person who has my phone see it?", null, "can-he-see"],
	["I asked whether someone who can unlock my phone can read this.", null, "can-he-see"],
	["Marcus checks my phone on Sundays. If I delete what I wrote here, is it gone?", null, "can-he-see"],
	["I left my phone on the bus", null, null],
	["how do i hide a bruise", null, "hide-a-bruise"],
	["is that rape", "partner-danger", "bad-enough"],
	["What would I even say to Sinead, I don't want to make a big thing of it", "partner-danger", "tell-somebody"],
	["what can I say to him so he will not be angry", "partner-danger", "keep-them-calm"],
	["I might text my sister. I'm scared she'll tell mum", "self-harm", "they-pass-it-on"],
	["what do I pack", "partner-danger", "leave-safely"],
	["how do i delete this", "partner-danger", "can-he-see"],
	["who helps girls like me", "partner-danger", "talk-now"],
	["how do i stop", "self-harm", "self-harm-urge"],
	["how do I tell my wife", "self-harm", "who-to-tell"],
	["what do i do", "someone-else", "ask-them"],
	["should I knock", "someone-else", "they-are-in-danger-now"],
	["the dog ate the cake", "self-harm", null],
	["Can she see that I am trying?", null, null],
	["how do I leave my job", null, null],
] as const)("%j, after %s, asks for %s", (message, about, id) => {
	expect(careAskedIn(message, about ? [about] : [])?.id ?? null).toBe(id);
});

test.each([
	["Is there a number I can call in Nigeria?", true, "NG"],
	["who could i ring tonight in wales", true, "GB"],
	["give me a number", true, null],
	["What number can I call?", true, null],
	["I am in Northern Ireland", false, "GB"],
	["we live in Ireland. it rains", false, "IE"],
	["my brothers in atlanta", false, null],
	["I call my mum in Nigeria every day", false, null],
	["he gave me his number to call about the boat", false, null],
	["what is the number one song in France", false, null],
])("%j asks for a number: %s, and names %s", (message, isAsked, country) => {
	expect(asksForNumber(message)).toBe(isAsked);
	expect(countryNamedIn([message])).toBe(country);
});

it("takes the country from the clock before the language, and from neither where one was chosen", () => {
	const of = (cookie: string) => countryOf(new Headers({ "accept-language": "en-US", cookie })).country;
	expect(of("zone=Africa%2FLagos")).toBe("NG");
	expect(of("a=b; zone=Europe%2FLondon")).toBe("GB");
	expect(of("zone=America%2FArgentina%2FCordoba")).toBe("AR");
	expect(of("zone=UTC")).toBe("US");
	expect(of("zone=%3Cscript%3E")).toBe("US");
	expect(of("zone=Europe%2FLondon; country=NZ")).toBe("NZ");
});

it("ends no care where somebody who was hit says that they are safe now", () => {
	expect(takesBack("I am safe now")).toBe(true);
	expect(saysMisread("I am safe now, he has gone out")).toBe(false);
	expect(saysMisread("no, I meant the film")).toBe(true);
});

test.each([
	"if i didn't wake up tomorrow it'd be easier for everybody",
	"they don't need me, I make everybody's life worse just by being in it",
	"I'd rather not wake up",
	"my friend's boyfriend hits her",
	"he'll kill me if he finds out",
	"they'd be better off without me",
])("%j is read the same without its apostrophes", (text) => {
	expect(callsIn([text])).not.toEqual([]);
	expect(callsIn([text.replaceAll("'", "")])).toEqual(callsIn([text]));
	expect(callsIn([text.replaceAll("n't", "n t")])).toEqual(callsIn([text]));
});
