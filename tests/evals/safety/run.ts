/**
 * `npm run eval:safety [-- FILE]`: what the safety rules find, and their false alarms. With a file of strangers' texts, by
 * source, for the half that rules may be tuned on and the half that they may not; without one, on our own sentences and
 * played conversations. `--misses` shows what is wrong in the tune part of our own.
 */
import { printConversations } from "./conversations/all";
import { printOwn } from "./own-sentences";
import { printStrangers } from "./strangers";

const [path] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (path) printStrangers(path);
else {
	printOwn(process.argv.includes("--misses"));
	printConversations();
}
