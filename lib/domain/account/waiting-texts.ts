/** What can be left unsent in a browser, by the name under which it is stored there; said when somebody logs out. */
const texts: Readonly<Record<string, string>> = {
	"journal-draft": "a page of your journal",
	"entry-edit": "changes to an entry",
	"chat-draft": "a message to your coach",
	questionnaires: "answers to a questionnaire",
	exercise: "an exercise",
	goal: "a goal",
	thread: "a plan to be asked about",
	picture: "words about a picture",
	"life-script-edit": "changes to your Life Script",
	"love-script-edit": "changes to your Love Script",
	"love-compose": "a Love Script that you are composing",
	"profile-draft": "changes to your profile",
	"coach-settings-draft": "changes to the coach’s settings",
	outbox: "an entry that waits for the network",
	recording: "a recording",
};
const OTHER = "something else that you wrote";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Says in one phrase what waits in a browser. @param names Of what is stored; the same one may come several times. */
export function waitingInWords(names: readonly string[]): string {
	const known = Object.keys(texts).filter((name) => names.includes(name));
	const phrases = known.map((name) => texts[name] ?? OTHER);
	if (names.some((name) => !(name in texts))) phrases.push(OTHER);
	return list.format(phrases);
}
