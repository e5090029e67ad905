import { useState } from "react";
import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/browser/core/copy-text";

const told = { yes: "Copied", no: "Could not be copied" };

/** Shows recovery codes. This is the only time that they are shown. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
	const [isCopied, setCopied] = useState<keyof typeof told>();
	return (
		<section aria-label="Recovery codes" className="mt-5 grid gap-4 rounded-md bg-soft p-5 text-on-soft">
			<p role="status">
				These are your recovery codes. Each lets you in once if your phone or key is lost. Write them down, or keep them
				where you keep passwords. They are not shown again.
			</p>
			<ul className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="flex flex-wrap items-center gap-3">
				<Button onClick={onDone}>I have them</Button>
				<Button variant="outline" onClick={async () => setCopied((await copyText(codes.join("\n"))) ? "yes" : "no")}>
					Copy them
				</Button>
				<span role="status">{isCopied && told[isCopied]}</span>
			</div>
		</section>
	);
}
