/** How a help line can be reached. Numbers are written as is usual in their country. */
export interface Contact {
	/** A number to call. */
	call?: string;
	/** A second number of the same service. */
	alsoCall?: string;
	/** A number to send a text message to; `say` is the word to send, if one is needed. */
	text?: string;
	say?: string;
	whatsapp?: string;
	/**
	 * A site that the person can open, for example if there is no single number for the whole country. The app itself
	 * loads nothing from it.
	 */
	url?: string;
	/** "24 hours", or times of day with `zone`. */
	hours: string;
	/** The time zone of `hours`, an IANA name. */
	zone?: string;
	/** The region or language it is for; missing if it is for everybody. */
	where?: string;
	/** What to do or to know when calling. */
	note?: string;
}

/** One place to turn to: an emergency number, a help line, or a directory of further ones. */
export interface HelpLine extends Contact {
	for: "emergency" | "crisis" | "partner" | "directory";
	name: string;
	/** The English name of the country in which the numbers work; null if they work everywhere. */
	country: string | null;
	/** What a call costs; `unknown` if no source says so. */
	cost?: "free" | "paid" | "unknown";
	serves?: "everyone" | "women" | "men";
	/** The source with which its number was last compared. */
	comparedWith?: string;
	/** The day of the last check, only if it is too long ago to rely on. */
	notCheckedSince?: string;
}
