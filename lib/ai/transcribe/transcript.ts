/** `[00:00:00.000 --> 00:00:02.500]`, as whisper.cpp puts it in front of each line. */
const TIMES = /^\s*\[?\d[\d:.,]*\s*-->\s*\d[\d:.,]*\]?\s*/;
/** `[BLANK_AUDIO]`, `(silence)`, `[ Music ]`, `<sil>`: what stands for sounds without words. */
const NOT_WORDS =
	/\[[A-Za-z_\s]{1,40}\]|\((?:silence|music|noise|inaudible|applause)\)|<(?:sil|s|\/s|unk)>|\[\[?NOISE\]?\]/gi;

/**
 * The words in the output of a speech program: one line or many, plain, with times in front, or JSON with the words
 * under `text` or `t` (sherpa-onnx, vosk, newer pocketsphinx).
 */
export function transcriptOf(printed: string): string {
	return printed
		.split(/\r?\n/)
		.map((line) => wordsOf(line.trim()).replace(TIMES, "").replace(NOT_WORDS, " "))
		.join(" ")
		.replace(/\s+/g, " ")
		.trim();
}

function wordsOf(line: string): string {
	if (!line.startsWith("{")) return line;
	try {
		const { text, t } = JSON.parse(line) as { text?: unknown; t?: unknown };
		const words = text ?? t;
		return typeof words === "string" ? words : "";
	} catch {
		return line;
	}
}
