import { MAX_PHOTOS } from "./limits";

/** Reasons why the server refused a picture. */
export const refusals = {
	notPicture: "That is not a picture that can be shown here. JPEG, PNG and WebP can be added.",
	heic: "A HEIC picture cannot be opened here. Please save it as a JPEG and add that one.",
	damaged: "That picture could not be opened. It may be damaged or cut off.",
	tooLarge: "That picture is too large. The most that can be added is 15 MB.",
	tooManyPixels: "That picture has too many pixels. The most that can be added is 60 million.",
	tooManyScans: "That picture would take too long to open. Please save it again as an ordinary JPEG and add that one.",
	entryGone: "The entry of that picture is deleted. Undo that first.",
	tooMany: `An entry can have at most ${MAX_PHOTOS} pictures.`,
	tooOften: "You have added many pictures just now. Please try again in an hour. Your words are not affected.",
	missing: "We could not find that picture. It may have been removed.",
	unavailable: "This server cannot store pictures. Your words are not affected.",
} as const;

/** Reasons why a picture did not reach the server. */
export const sending = {
	heicHere: "This browser cannot open HEIC pictures. Safari can; or save it as a JPEG and add that one.",
	noNetwork: "Adding a picture needs the network. Your words are kept; please add it again when you are online.",
	failed: "Something went wrong on our side. Your words are kept; please add the picture again.",
	notLoaded: "A part of the app could not be loaded. Your words are kept; please try again when you are online.",
} as const;

export const photoTexts = {
	add: "Add pictures",
	notAdded: "The picture was not added",
	lost: "It had waited too long for its entry. The words are saved, and you can add it to the entry again.",
	titles: "Pictures",
	numbered: "Picture {number}",
	save: "Save",
	confirm: "Remove",
	open: "Open picture {number}",
	unsaid: "Picture {number}, not described",
	description: "What it shows",
	descriptionHint: "For when the picture cannot be seen. You can leave it empty.",
	notSaved: "That was not saved",
	tryAgain: "Please try again.",
	remove: "Remove picture",
	question: "Remove this picture?",
	consequence: "It is removed from the entry. The words stay.",
	removed: "Picture removed",
	notRemoved: "The picture was not removed",
} as const;
