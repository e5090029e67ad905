import type { Day } from "@/lib/domain/progress/days";

export interface Quote {
	text: string;
	author: string;
	/** Where the quote can be looked up. */
	source: string;
}

/**
 * Quotes with a verified source, either in the public domain or no longer than a line or two. Quotes that are merely
 * attributed to somebody do not belong here.
 */
export const quotes: readonly Quote[] = [
	{ text: "The unexamined life is not worth living.", author: "Socrates", source: "Plato, Apology 38a" },
	{ text: "I am large, I contain multitudes.", author: "Walt Whitman", source: "Song of Myself, 51" },
	{ text: "Tell all the truth but tell it slant.", author: "Emily Dickinson", source: "Poem 1263 (Franklin)" },
	{ text: "The heart has its reasons, which reason does not know.", author: "Blaise Pascal", source: "Pensées, 277" },
	{ text: "To thine own self be true.", author: "William Shakespeare", source: "Hamlet, act 1, scene 3" },
	{
		text: "The course of true love never did run smooth.",
		author: "William Shakespeare",
		source: "A Midsummer Night’s Dream, act 1, scene 1",
	},
	{ text: "Give sorrow words.", author: "William Shakespeare", source: "Macbeth, act 4, scene 3" },
	{
		text: "No man is an island, entire of itself.",
		author: "John Donne",
		source: "Devotions upon Emergent Occasions, Meditation XVII",
	},
	{ text: "Only connect!", author: "E. M. Forster", source: "Howards End, chapter 22" },
	{ text: "I am no bird; and no net ensnares me.", author: "Charlotte Brontë", source: "Jane Eyre, chapter 23" },
	{ text: "There is no charm equal to tenderness of heart.", author: "Jane Austen", source: "Emma, chapter 31" },
	{
		text: "My courage always rises with every attempt to intimidate me.",
		author: "Jane Austen",
		source: "Pride and Prejudice, chapter 31",
	},
	{
		text: "I’m not afraid of storms, for I’m learning how to sail my ship.",
		author: "Louisa May Alcott",
		source: "Little Women, chapter 44",
	},
	{
		text: "What do we live for, if it is not to make life less difficult to each other?",
		author: "George Eliot",
		source: "Middlemarch, chapter 72",
	},
	{ text: "I exist as I am, that is enough.", author: "Walt Whitman", source: "Song of Myself, 20" },
	{
		text: "Not till we are lost … do we begin to find ourselves.",
		author: "Henry David Thoreau",
		source: "Walden, “The Village”",
	},
	{
		text: "Be patient toward all that is unsolved in your heart.",
		author: "Rainer Maria Rilke",
		source: "Letters to a Young Poet, 16 July 1903",
	},
	{ text: "No feeling is final.", author: "Rainer Maria Rilke", source: "The Book of Hours, I, 59" },
	{ text: "A journey of a thousand miles begins beneath one’s feet.", author: "Laozi", source: "Tao Te Ching, 64" },
	{ text: "Knowing others is wisdom; knowing yourself is enlightenment.", author: "Laozi", source: "Tao Te Ching, 33" },
	{
		text: "We suffer more often in imagination than in reality.",
		author: "Seneca",
		source: "Letters to Lucilius, 13.4",
	},
	{ text: "While we are postponing, life speeds by.", author: "Seneca", source: "Letters to Lucilius, 1" },
	{
		text: "It is not things that disturb people, but their judgements about things.",
		author: "Epictetus",
		source: "Enchiridion, 5",
	},
	{
		text: "The soul becomes dyed with the colour of its thoughts.",
		author: "Marcus Aurelius",
		source: "Meditations, 5.16",
	},
	{ text: "Love is patient, love is kind.", author: "Paul the Apostle", source: "1 Corinthians 13:4" },
	{
		text: "Hope is the thing with feathers that perches in the soul.",
		author: "Emily Dickinson",
		source: "Poem 314 (Franklin)",
	},
	{
		text: "Trust thyself: every heart vibrates to that iron string.",
		author: "Ralph Waldo Emerson",
		source: "Self-Reliance",
	},
	{ text: "The best way out is always through.", author: "Robert Frost", source: "A Servant to Servants" },
	{
		text: "No need to hurry. No need to sparkle. No need to be anybody but oneself.",
		author: "Virginia Woolf",
		source: "A Room of One’s Own, chapter 1",
	},
	{
		text: "Attention is the rarest and purest form of generosity.",
		author: "Simone Weil",
		source: "letter to Joë Bousquet, 13 April 1942",
	},
];

/** Returns the quote of a day: the digits of its date, read as one number, modulo the length of the list. */
export function quoteOf(day: Day): Quote {
	const digits = Number(day.replaceAll("-", ""));
	return quotes[digits % quotes.length] as Quote;
}
