import { measure } from "./figures";
import { share } from "./interval";
import { sentences } from "./sentences";

/**
 * Prints how the rules do on our own sentences, by part and kind. @param showsMisses Whether to print the mistakes in
 * the tune part; the held-out part only has figures.
 */
export function printOwn(showsMisses: boolean): void {
	for (const part of ["tune", "held-out"] as const) {
		const figures = measure(sentences.filter((sentence) => sentence.part === part));
		console.log(`\nour own sentences, ${part}: ${figures.count} texts`);
		for (const { kind, hit, of } of figures.kinds) console.log(`  recall ${kind.padEnd(17)} ${share(hit, of)}`);
		console.log(`  recall, all kinds        ${share(figures.recalled, figures.crisis)}`);
		console.log(`  some notice, any kind    ${share(figures.noticed, figures.crisis)}`);
		console.log(`  false alarms             ${share(figures.alarms, figures.harmless)}`);
		if (part !== "tune" || !showsMisses) continue;
		for (const { text, expected, got } of figures.misses) console.log(`  - expected ${expected}, got ${got}: ${text}`);
	}
}
