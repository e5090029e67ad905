/**
 * `npm run eval:safety`: how the safety layer does on our own sentences, for each part and kind. `--misses` shows what
 * it got wrong in the tune part; the held-out part shows figures only.
 */
import { measure } from "./safety-figures";
import { sentences } from "./safety-sentences";

const percent = (value: number) => `${(100 * value).toFixed(1)}%`;

for (const part of ["tune", "held-out"] as const) {
	const figures = measure(sentences.filter((sentence) => sentence.part === part));
	console.log(`\n${part}: ${figures.count} texts, written ${figures.written.join(", ")}`);
	for (const { kind, hit, of } of figures.kinds)
		console.log(`  recall ${kind.padEnd(17)} ${hit}/${of}  ${percent(hit / of)}`);
	console.log(`  recall, all kinds        ${figures.recalled}/${figures.crisis}  ${percent(figures.recall)}`);
	console.log(
		`  some notice, any kind    ${figures.noticed}/${figures.crisis}  ${percent(figures.noticed / figures.crisis)}`,
	);
	console.log(`  false alarms             ${figures.alarms}/${figures.harmless}  ${percent(figures.falseAlarms)}`);
	if (part === "tune" && process.argv.includes("--misses")) {
		for (const { text, expected, got } of figures.misses) console.log(`  - expected ${expected}, got ${got}: ${text}`);
	}
}
