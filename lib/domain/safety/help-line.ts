/** How somebody can be reached. Numbers are written as in their country. */
export interface Contact {
	/** A number to call. */
	call?: string;
	/** A second number of the same people. */
	alsoCall?: string;
	/** A number to send a text message to, and the word to send where there is one. */
	text?: string;
	say?: string;
	whatsapp?: string;
	/** A site that the person may open, also where there is no one number for the whole country; nothing is ever fetched from it. */
	url?: string;
	/** "24 hours", or times of day with `zone`. */
	hours: string;
	/** The time zone of `hours`, an IANA name. */
	zone?: string;
	/** The part of the country or the language it is for, where that is not all of it. */
	where?: string;
	/** What to do or know once one has called. */
	note?: string;
}

/** One way to reach somebody as it is shown: an emergency number, a help line, or the directory of everything else. */
export interface HelpLine extends Contact {
	for: "emergency" | "crisis" | "partner" | "directory";
	name: string;
	/** The country that the numbers work in, by its English name; null for what is for everywhere. */
	country: string | null;
	/** What a call costs; `unknown` where nothing that was read says so. */
	cost?: "free" | "paid" | "unknown";
	serves?: "everyone" | "women" | "men";
	/** The source that its number was last compared with. */
	comparedWith?: string;
	/** The day of its last comparison, where that is too long ago to rely on. */
	notCheckedSince?: string;
}
