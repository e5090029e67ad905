import { createWriteStream, readFileSync } from "node:fs";
import { finished } from "node:stream/promises";
import { random } from "../fuzz/random";

/*
 * A model in llama.cpp's format (GGUF: a header, metadata, a list of tensors, and their values) with a real tokenizer
 * and random weights: Llama 3's architecture with two layers. What it writes is meaningless, but it reads, counts,
 * streams and follows grammars like a large model. Its weights favor some words, so that its output looks like text.
 */

const WIDTH = 64;
const INNER = 128;
const LAYERS = 2;
const ALIGNMENT = 32;
const FLOAT = 0;

/** Whole numbers in the metadata, which replace those of the tokenizer's file. */
const facts: Record<string, number> = {
	"llama.block_count": LAYERS,
	"llama.context_length": 131_072,
	"llama.embedding_length": WIDTH,
	"llama.feed_forward_length": INNER,
	"llama.attention.head_count": 1,
	"llama.attention.head_count_kv": 1,
	"llama.rope.dimension_count": WIDTH,
};

const WORDS =
	"I She He It Then What you we they the a that this my your house door river garden table window mother letter evening morning quiet voice " +
	"old small long warm waited heard said kept walked opened wrote asked stayed knew was were had could would not and " +
	"but when because before after in on with from for of to";
/**
 * The characters between the texts of an answer. They keep the model from filling the context window with the spaces
 * that JSON allows.
 */
const MARKS = '": {" } ] [" ,';
/** How much likelier than chance each of these is: the end of a text, for example, or null where null is allowed. */
const likely = { word: 7, sentence: 8.5, text: 7, quote: 5, mark: 3, nothing: 9 };

/** Returns the index of each token in a tokenizer's file, in which Ġ stands for a space. */
function tokensOf(file: Buffer): Map<string, number> {
	let at = behind(file, "tokenizer.ggml.tokens") + 4;
	const many = Number(file.readBigUInt64LE(at));
	at += 8;
	const places = new Map<string, number>();
	for (let i = 0; i < many; i++) {
		const length = Number(file.readBigUInt64LE(at));
		places.set(file.toString("utf8", at + 8, at + 8 + length), i);
		at += 8 + length;
	}
	return places;
}

/** Returns where the value of a metadata entry begins: after its name and the number of its type. */
function behind(file: Buffer, name: string): number {
	const at = file.indexOf(name);
	if (at < 0) throw new Error(`The file of the tokenizer does not say ${name}.`);
	return at + name.length + 4;
}

interface Tensor {
	name: string;
	/** The number of columns and, for a matrix, of rows. */
	shape: number[];
	numbers(): Float32Array;
}

const sizeOf = ({ shape }: Tensor) => shape.reduce((all, one) => all * one, 1);

function tensorsOf(tokens: Map<string, number>, seed: number): Tensor[] {
	const chance = random(seed);
	const many = tokens.size;
	const noise = (count: number, width: number) =>
		Float32Array.from({ length: count }, () => (chance.below(2_001) / 1_000 - 1) * width);
	const place = (token: string) => {
		const at = tokens.get(token);
		if (at === undefined) throw new Error(`The tokenizer has no ${token}.`);
		return at;
	};
	/** Returns rows of random numbers. The first two of each row are set by hand, because they have a meaning. */
	const table = (width: number, first: (row: number) => number, second: (row: number) => number) => () => {
		const numbers = noise(WIDTH * many, width);
		for (let row = 0; row < many; row++) {
			numbers[row * WIDTH] = first(row);
			numbers[row * WIDTH + 1] = second(row);
		}
		return numbers;
	};
	const leaning = new Map([
		[place('"'), likely.quote],
		...MARKS.split(" ").map((mark) => [place(mark), likely.mark] as const),
		...WORDS.split(" ").map((word) => [place(`Ġ${word}`), likely.word] as const),
		[place("."), likely.sentence],
		[place('."'), likely.text],
	]);
	const colons = new Set([...tokens].flatMap(([token, at]) => (/:[ĠĊĉ]*$/.test(token) ? [at] : [])));
	const nothing = new Set(["null", "Ġnull"].map(place));
	/** A layer leaves the first two numbers of a token unchanged. */
	const untouched = (columns: number) => () => noise(columns * WIDTH, 0.1).fill(0, 0, columns * 2);
	const flat = (name: string): Tensor => ({ name, shape: [WIDTH], numbers: () => new Float32Array(WIDTH).fill(1) });
	const square = (name: string, numbers = () => noise(WIDTH * WIDTH, 0.1)): Tensor => ({
		name,
		shape: [WIDTH, WIDTH],
		numbers,
	});
	const layer = (at: number): Tensor[] => [
		flat(`blk.${at}.attn_norm.weight`),
		square(`blk.${at}.attn_q.weight`),
		square(`blk.${at}.attn_k.weight`),
		square(`blk.${at}.attn_v.weight`),
		square(`blk.${at}.attn_output.weight`, untouched(WIDTH)),
		flat(`blk.${at}.ffn_norm.weight`),
		{ name: `blk.${at}.ffn_gate.weight`, shape: [WIDTH, INNER], numbers: () => noise(WIDTH * INNER, 0.1) },
		{ name: `blk.${at}.ffn_up.weight`, shape: [WIDTH, INNER], numbers: () => noise(WIDTH * INNER, 0.1) },
		{ name: `blk.${at}.ffn_down.weight`, shape: [INNER, WIDTH], numbers: untouched(INNER) },
	];
	return [
		// Every token has the first number; tokens that end with a colon have the second.
		{
			name: "token_embd.weight",
			shape: [WIDTH, many],
			numbers: table(
				0.5,
				() => 1,
				(row) => (colons.has(row) ? 2 : 0),
			),
		},
		...Array.from({ length: LAYERS }, (_, at) => layer(at)).flat(),
		flat("output_norm.weight"),
		{
			name: "output.weight",
			shape: [WIDTH, many],
			numbers: table(
				0.05,
				(row) => (leaning.get(row) ?? 0) / 2,
				(row) => (nothing.has(row) ? likely.nothing : 0),
			),
		},
	];
}

function named(name: string): Buffer {
	const bytes = Buffer.from(name);
	const length = Buffer.alloc(8);
	length.writeBigUInt64LE(BigInt(bytes.length));
	return Buffer.concat([length, bytes]);
}

function numbers(bytes: 4 | 8, ...values: number[]): Buffer {
	const buffer = Buffer.alloc(bytes * values.length);
	values.forEach((value, i) => {
		if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), i * 8);
		else buffer.writeUInt32LE(value, i * 4);
	});
	return buffer;
}

const aligned = (size: number) => Math.ceil(size / ALIGNMENT) * ALIGNMENT;

/**
 * Writes a model.
 * @param tokenizer A file of llama.cpp with Llama 3's tokenizer and no weights.
 * @param seed The same seed makes the same model.
 */
export async function writeTinyModel(tokenizer: string, path: string, seed = 1): Promise<void> {
	const header = readFileSync(tokenizer);
	const tensors = tensorsOf(tokensOf(header), seed);
	for (const [name, value] of Object.entries(facts)) header.writeUInt32LE(value, behind(header, name));
	header.writeBigUInt64LE(BigInt(tensors.length), 8);
	let offset = 0;
	const list = tensors.map((tensor) => {
		const { name, shape } = tensor;
		const entry = [named(name), numbers(4, shape.length), numbers(8, ...shape), numbers(4, FLOAT), numbers(8, offset)];
		offset += aligned(sizeOf(tensor) * 4);
		return Buffer.concat(entry);
	});
	const before = Buffer.concat([header, ...list]);
	const file = createWriteStream(path);
	file.write(Buffer.concat([before], aligned(before.length)));
	for (const tensor of tensors) {
		const { buffer } = tensor.numbers();
		file.write(Buffer.concat([Buffer.from(buffer as ArrayBuffer)], aligned(sizeOf(tensor) * 4)));
	}
	file.end();
	await finished(file);
}
