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
	/**
	 * A site that the person may open, for example if there is no one number for the whole country. The app itself loads
	 * nothing from it.
	 */
	url?: string;
	/** "24 hours", or times of day with `zone`. */
	hours: string;
	/** The time zone of `hours`, an IANA name. */
	zone?: string;
	/** The part of the country or the language it is for, unless it is for everybody. */
	where?: string;
	/** What to do or know after calling. */
	note?: string;
}

/** One way to reach somebody: an emergency number, a help line, or the directory of further ones. */
export interface HelpLine extends Contact {
	for: "emergency" | "crisis" | "partner" | "directory";
	name: string;
	/** The country in which the numbers work, by its English name; null if they work everywhere. */
	country: string | null;
	/** What a call costs; `unknown` if no source says so. */
	cost?: "free" | "paid" | "unknown";
	serves?: "everyone" | "women" | "men";
	/** The source against which its number was last checked. */
	comparedWith?: string;
	/** The day of the last check, if that is too long ago to rely on. */
	notCheckedSince?: string;
}
