import { writeLifeScript } from "@/lib/ai/built-in/scripts/life-script";
import { writeLoveScript } from "@/lib/ai/built-in/scripts/love-script";
import * as whole from "../unit/built-in-coach/scripts/people/whole";
import { lifeInput, loveInput } from "../unit/built-in-coach/scripts/people/person";
async function main() {
	for (const p of Object.values(whole)) {
		if (process.argv[2] && !process.argv.slice(2).includes(p.firstName)) continue;
		const s = new AbortController().signal;
		const t = performance.now();
		const d = await writeLifeScript(lifeInput(p), s);
		const t2 = performance.now();
		const l = await writeLoveScript(loveInput(p, d), s);
		const t3 = performance.now();
		const w = (x: string) => x.split(/\s+/).length;
		console.log(`\n===== ${p.firstName} (${p.portrait}) ${Math.round(t2-t)} ${Math.round(t3-t2)}ms ${w(d.mainScript)} ${w(l.personalMythIntro)} ${w(l.healedMainScript)} ${w(l.dayInLifeNarrative)}w\n${d.scriptSentence}\n\n${d.mainScript}\n`);
		for (const x of d.patterns) console.log(`* ${x.pattern}\n  ${x.description}\n  ${x.impact}`);
		console.log(`\n## ${l.personalMythTitle}\n${l.personalMythIntro}\n\n## ${l.healedScriptSentence}\n${l.healedMainScript}\n\n## Day\n${l.dayInLifeNarrative}\n`);
		for (const x of l.patterns) console.log(`* ${x.pattern}\n  ${x.description}\n  ${x.impact}`);
		console.log(l.affirmations);
	}
}
void main();
