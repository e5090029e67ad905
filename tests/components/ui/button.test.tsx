import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

test("a child that looks like a button keeps its own handler beside the button's", async () => {
	const heard: string[] = [];
	render(
		<Button asChild variant="outline" className="mt-6" onClick={() => heard.push("button")}>
			<a
				href="/there"
				className="mt-2"
				onClick={(event) => {
					event.preventDefault();
					heard.push("link");
				}}
			>
				There
			</a>
		</Button>,
	);
	const link = screen.getByRole("link", { name: "There" });
	await userEvent.click(link);
	expect(heard).toEqual(["link", "button"]);
	expect(link.className).toMatch(/\bborder-edge\b.*\bmt-6\b/);
});

test("the class of two for the same property that comes later wins", () => {
	expect(cn("px-4 sm:px-6 text-ink", "px-2", false, ["text-sm"])).toBe("sm:px-6 text-ink px-2 text-sm");
});
