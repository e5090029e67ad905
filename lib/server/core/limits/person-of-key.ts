/**
 * SQL that takes the person's id from a counter's key, or gives null. The key is the limit's name and the person's id:
 * alone, followed by the number of a slot, or preceded by the browser or address where it was counted. Keys of other
 * limits may contain any number, such as an address. An index uses exactly this expression, so that erasing an account
 * only reads its own counters: a change here needs a migration.
 */
export const PERSON_OF_KEY = [
	"COALESCE(substring(key FROM '^(?:[A-Za-z]+PerPerson|[A-Za-z]+AtOnce|takenUp:[A-Za-z-]+):([0-9]+)(?::|$)'),",
	"substring(key FROM '^(?:codesPerPersonAndAddress|codesPerPerson|wrongPasswordsPerBrowser):.*-([0-9]+)$'))",
].join(" ");
