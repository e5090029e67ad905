import type { Metadata } from "next";
import { QuestionnairePage } from "./questionnaire-page";

export const metadata: Metadata = { title: "Questionnaires" };

export default function LibraryPage() {
	return <QuestionnairePage />;
}
