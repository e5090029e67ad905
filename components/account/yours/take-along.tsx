import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";

/** Downloads everything as one file. */
export function TakeAlong() {
	return (
		<Card aria-labelledby="take-along">
			<CardTitle id="take-along">Export</CardTitle>
			<CardText>
				Everything as one file: pages to read, the same as data, and what was read aloud. It is not locked: keep it
				where you would keep a diary.
			</CardText>
			<div className="mt-4">
				<Button variant="outline" asChild>
					<a href="/api/export" download>
						Download everything
					</a>
				</Button>
			</div>
		</Card>
	);
}
