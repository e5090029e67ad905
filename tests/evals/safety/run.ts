/**
 * `npm run eval:safety [-- FILE]`: counts what the safety rules find, and their false alarms. With a file of strangers'
 * texts, prints figures by source, for the half that rules may be tuned on and (without `--tune`) the other half.
 * Without a file, uses our own sentences and played conversations; `--misses` prints the mistakes in their tune part.
 *
 * `-- --plays FILE` plays conversations (one JSON object a line: id, kind, messages) and prints at which message what kind
 * of notice comes; `-- --labelled FILE` reads single texts (id, kind, text). Both print figures and ids, never a text.
 */

import { printFreshSets } from "./fresh-sets";
import { printLabelled, printPlays } from "./fresh-texts";
import { printOwn } from "./own-sentences";
import { printConversations } from "./played";
import { printStrangers } from "./strangers";

const has = (flag: string) => process.argv.includes(flag);
const [path] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (!path) {
	printOwn(has("--misses"));
	printConversations();
	printFreshSets(has("--misses"));
} else if (has("--plays")) printPlays(path);
else if (has("--labelled")) printLabelled(path);
else printStrangers(path, has("--tune"));
