import fc from "fast-check";

/** Names of properties that every plain object has, and other words that are ordinary to a person. */
export const objectNames = [
	...Object.getOwnPropertyNames(Object.prototype),
	...Object.getOwnPropertyNames(Array.prototype),
	...Object.getOwnPropertyNames(Function.prototype),
	"then",
	"prototype",
];

/** Difficult texts that people, phones and attackers put into a text box. */
export const naughty = [
	"",
	" ",
	"\n\n\n",
	"undefined null NaN true false",
	"\u0000",
	"\ud800",
	"\u202egnirts desrever",
	"Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
	"𝓘 𝓵𝓸𝓿𝓮 𝔂𝓸𝓾",
	"ﷺ ﷺ ﷺ",
	"👩‍👩‍👧‍👦 👨🏽‍🚀 🏳️‍🌈",
	"田中さんにあげて下さい",
	"ثم نفس سقطت وبالتحديد",
	"<script>alert(1)</script>",
	"[a](javascript:alert(1)) ![x](http://x/y.png)",
	"$ {7*7} {{7*7}} {words} {about} %s %d",
	"'; DROP TABLE users; --",
	"I'm \"she\" said “no”, 'yes' and «oui».",
	"(((((((((((((((((((((",
	"........ !!!!! ????? …… ------",
	"a.b.c.d.e. Mr. Dr. e.g. i.e. etc.",
	"1. 2) 3: - * • x",
	"İstanbul ıŞIK ǅ ß ﬁ",
	`${"a".repeat(300)} ${"é".repeat(300)}`,
];

/** The slowest inputs so far, each repeated to a given length. */
export const worst = [
	'I said "no" and ',
	"i felt a; she felt b; ",
	"ﷺ",
	"kms ",
	"I went to the market with my mother, and I was happy because it was cold. ",
	"my mother in law ",
	"my very old dear my very old dear ",
	"I was so very really quite ",
	". ",
	"\n",
	"\na ",
	"- a\n",
	"… ",
	"'",
	'"',
	"“",
	"😀a",
	"a-",
	"But no. ",
	"I am sad, ",
	"that was not ",
	"1,000.00 ",
	" ",
	"(",
	"a",
	"said: ",
	"Mr. ",
	"田中さんにあげて下さい",
	'田 I said "no" and ',
	"ฉันไม่รู้ว่าจะทำอย่างไร",
] as const;

/** Repeats a piece up to a length in UTF-16 code units. */
export const upTo = (piece: string, length: number): string =>
	piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const bits = fc.constantFrom(
	...worst,
	...objectNames,
	...naughty,
	"I ",
	"my mother ",
	"not ",
	"happy",
	"I feel ",
	", ",
	"; ",
	"? ",
	"! ",
	"if ",
);

/** Texts of up to 50,000 characters: a few pieces, each often repeated. */
export const longText = fc
	.array(fc.tuple(bits, fc.integer({ min: 1, max: 4_000 })), { minLength: 1, maxLength: 5 })
	.map((pieces) =>
		pieces
			.map(([piece, n]) => upTo(piece || " ", n * Math.min(piece.length + 1, 8)))
			.join("")
			.slice(0, 50_000),
	);

/** Texts of a few random pieces. */
export const oddText = fc.array(bits, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(""));
