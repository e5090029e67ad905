import { careAskedIn } from "@/lib/domain/care/library";
import { asksForNumber } from "@/lib/domain/text/number-asked";
import { pageSoughtIn } from "@/lib/domain/text/page-sought";

it.each([
	["May I ask plainly. Can you search my pages for the word quince, yes or no", "quince"],
	["I am looking for something I wrote, about a garden. It was in spring.", "a garden"],
	["I would like to find a page I wrote. It was about my mother's garden.", "my mother's garden"],
	["Hi, I once wrote down a recipe for plum cake. Where is it?", "recipe for plum cake"],
	["Did I ever decide about the job in Utrecht?", "the job in Utrecht"],
	["I'm asking what I wrote about Utrecht, not for a new answer.", "Utrecht"],
	["He never knew what I wrote down. Where was he?", null],
	["I am looking for my keys, and my mother writes about her garden", null],
])("hears what a page is about that somebody looks for: %s", (message, about) =>
	expect(pageSoughtIn(message)).toBe(about),
);

it.each(["Where is my data stored and who can read it?", "Does my university see what I write here?"])(
	"brings no safe plan for an ordinary question about data: %s",
	(message) => expect(careAskedIn(message, [], [])).toBeNull(),
);

it("tells a number that somebody wants to know from one to call", () => {
	expect(asksForNumber("no i just want to know the number. is 6 enough or not")).toBe(false);
	expect(asksForNumber("I want to know the number to call")).toBe(true);
	expect(asksForNumber("give me a number please")).toBe(true);
});
