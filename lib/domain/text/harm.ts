/** Matches words of dying, hurting oneself, or not wanting to be here, and the things that people do it with. */
const harm = new RegExp(
	"\\b(?:d(?:ie|ied|ying|ead|eath)|kill\\w*|suicid\\w*|hurt(?:s|ing)? (?:me|myself)|harm\\w*|" +
		"cut(?:ting)? (?:me|myself|my \\w+)|cutting|bleed\\w*|pills?|tablets?|overdos\\w*|gun|knife|blade|" +
		"razor|rope|bridge|river|roof|insurance|disappear\\w*|vanish\\w*|exist\\w*|gone|better off|be here|" +
		"wake up|alive|to live(?! (?:with|in|at|for (?:what|other)))|living|end (?:it|everything|my)|(?:no|the) (?:point|reason)|" +
		"go on|be with (?:him|her|them))\\b",
	"i",
);

/** Whether a message speaks of dying, of hurting oneself, or of not wanting to be here. */
export const speaksOfHarm = (message: string): boolean => harm.test(message);

/** Removes what is said of the rent as well: "nothing helps", "I’d rather sleep in the car than …". */
export const withoutSayings = (message: string): string =>
	message
		.replace(/\bnothing (?:helps|works)\b|\bi['’]?d rather\b[^.;!?]*/gi, " ")
		.replace(ofWork, " ")
		.replace(ofSelf, " ");
/** Matches "tired of everything at work", and "scared of being like him", which is fear of oneself. */
const ofWork = /\btired of everything at \w+/gi;
const ofSelf = /\bscared of (?:being|turning into) (?:my|him)\b/gi;
