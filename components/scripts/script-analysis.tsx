"use client";

import { useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { laterPart } from "@/components/ui/later-part";
import { Tab, TabPanel, Tabs, TabsList } from "@/components/ui/tabs";
import { LoveScriptTab } from "./lazy-love-script";

const LifeScriptTab = laterPart(() => import("./life-script-tab").then((module) => module.LifeScriptTab));

type ScriptAnalysisProps = { userId: number; opensWith?: "life" | "love" };

/** The section of the profile with the tabs Life Script and Love Script. */
export function ScriptAnalysis({ userId, opensWith = "life" }: ScriptAnalysisProps) {
	const [tab, setTab] = useState<string>(opensWith);
	return (
		<Card aria-labelledby="script-analysis" data-print="words">
			<CardTitle id="script-analysis" className="text-2xl">
				Script Analysis
			</CardTitle>
			<Tabs value={tab} onValueChange={setTab} className="mt-4">
				<TabsList aria-label="Scripts">
					<Tab value="life">Life Script</Tab>
					<Tab value="love">Love Script</Tab>
				</TabsList>
				<TabPanel value="life" className="pt-6 sm:pt-8">
					<LifeScriptTab userId={userId} />
				</TabPanel>
				<TabPanel value="love" className="pt-6 sm:pt-8">
					<LoveScriptTab userId={userId} />
				</TabPanel>
			</Tabs>
		</Card>
	);
}
