import { renderToStaticMarkup } from "react-dom/server";
import { ProtocolPage } from "@/components/safety/protocol-page";
import { safetyFigures, spokenFigure } from "@/lib/domain/safety/figures";
import { protocol } from "@/lib/domain/safety/protocol";

it("is complete as plain HTML: every part, every figure with its day, and the way to Help now", () => {
	const page = document.createElement("div");
	page.innerHTML = renderToStaticMarkup(<ProtocolPage />);
	const headings = [...page.querySelectorAll("h2")].map(({ textContent }) => textContent);
	expect(headings).toEqual([...protocol.map(({ title }) => title), "How well", "The help lines"]);
	for (const figure of safetyFigures) expect(page.textContent).toContain(spokenFigure(figure));
	expect(page.textContent).toContain("measured on November 21, 2026");
	expect(page.querySelector('a[href="/help-now"]')).not.toBeNull();
});
