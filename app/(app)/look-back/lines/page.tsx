import type { Metadata } from "next";
import { LinesScreen } from "@/components/lines/lines-screen";
import { LINES_SHOWN } from "@/lib/domain/lines/limits";
import { lineTexts } from "@/lib/domain/lines/texts";
import { localDay } from "@/lib/domain/progress/days";
import { currentUser } from "@/lib/server/account/service";
import { listLines } from "@/lib/server/lines/service";

export const metadata: Metadata = { title: lineTexts.title };

export default async function LinesPage() {
	const user = await currentUser();
	// The layout shows the welcome screen.
	if (!user) return null;
	return <LinesScreen firstPage={await listLines(user.id, { limit: LINES_SHOWN }, localDay(new Date(), 0))} />;
}
