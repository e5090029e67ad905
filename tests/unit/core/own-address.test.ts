import { isOwnPage } from "@/lib/domain/core/own-address";

it.each([
	"/",
	"/journal?entry=1",
	"/#goal-2",
	"/profile?script=life#script-analysis",
	"/questionnaires/8/edit?question=a%20b",
])("%j is a page of the app", (href) => {
	expect(isOwnPage(href)).toBe(true);
});

it.each([
	"",
	"journal",
	"https://evil.example/",
	"//evil.example/",
	"/\\evil.example/",
	"/\t/evil.example/",
	"/\n/evil.example/",
	"/\r\n/evil.example/",
	" //evil.example/",
	"\t//evil.example/",
	"/\u0000/evil.example/",
	"/..//evil.example/",
	"javascript:alert(1)",
	"java\nscript:alert(1)",
	"/api/export",
	"/./api/export",
])("%j is none", (href) => {
	expect(isOwnPage(href)).toBe(false);
});
