import { longestIn, phrasesOf, spoken } from "@/lib/domain/find/phrase";
import { readWords } from "@/lib/domain/text/terms";

const longest = (text: string, list: string) => longestIn(spoken(readWords(text)), phrasesOf(list));

it.each([
	["We keep fighting.", "we keep fighting", 3],
	["we keep on fighting", "we keep fighting", 0],
	["I can’t sleep, and I can't eat", "cant sleep", 2],
	["sleepless", "sleep", 0],
	["My dad criticises how I park", "my mum … criticises", 3],
	["His dad criticises how I park", "my mum … criticises", 0],
	["My mum, as I told you and everybody else who wanted to hear it at all, criticises", "my mum … criticises", 0],
	["My wife cheated, and the phone died", "phone died, my partner cheated", 3],
	["", "we keep fighting", 0],
])("finds the longest phrase in %j", (text, list, words) => expect(longest(text, list)).toBe(words));
