import { Queries } from "@/components/account/session/queries";
import { Card } from "@/components/ui/card";
import { PlainPage, PlainPart, plainLink } from "@/components/ui/plain-page";
import { mustChoose, type Privacy, type Receiver } from "@/lib/domain/account/privacy";
import { privacyTexts as texts } from "@/lib/domain/account/privacy-texts";
import { COACH_NAME } from "@/lib/domain/core/brand";
import { fill } from "@/lib/domain/core/fill";
import { MEMORY } from "@/lib/domain/memory/paths";
import { KeepHere } from "./keep-here";

/** Explains in plain words what is sent where. A signed-in person can choose here. */
export function PrivacyPage({ privacy, isSignedIn }: { privacy: Privacy; isSignedIn: boolean }) {
	const { receivers, configured, pagesBy, storage, backupDays } = privacy;
	return (
		<PlainPage back={isSignedIn ? "/profile" : "/"} title={texts.title} lead={texts.lead}>
			<Card className="grid gap-4">
				<h2 className="text-xl">{texts.receivers}</h2>
				{receivers.map((receiver) => (
					<div key={receiver.what}>
						<h3 className="font-medium">{texts.streams[receiver.what].title}</h3>
						<p className="mt-1 wrap-anywhere">{sentenceOf(receiver)}</p>
						{receiver.what === "text" && pagesBy !== null && (
							<p className="mt-1 wrap-anywhere">{fill(texts.pagesBy, { name: pagesBy })}</p>
						)}
					</div>
				))}
				{isSignedIn && (
					<Queries>
						<KeepHere
							keepHere={privacy.keepHere}
							isUnchosen={mustChoose(privacy)}
							canChoose={configured.some(({ host }) => host !== null)}
						/>
					</Queries>
				)}
			</Card>
			<PlainPart title={texts.storage}>
				<p>{storage.kind === "postgres" ? fill(texts.postgres, { host: storage.host ?? "" }) : texts.dataFolder}</p>
				<p>{texts.device}</p>
				<p>{texts.pictures}</p>
			</PlainPart>
			<PlainPart title={texts.readers}>
				<ul className="grid list-disc gap-1.5 pl-5">
					{texts.readersLines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</PlainPart>
			<PlainPart title={texts.reminders}>
				<p>{texts.remindersText}</p>
			</PlainPart>
			<PlainPart title={texts.known}>
				<p>{texts.knownText}</p>
				{isSignedIn && (
					<p>
						<a href={MEMORY} className={plainLink}>
							{fill(texts.knownLink, { coach: COACH_NAME })}
						</a>
					</p>
				)}
			</PlainPart>
			<PlainPart title={texts.backups}>
				<p>{backupDays === null ? texts.backupsUnknown : fill(texts.backupsDays, { days: String(backupDays) })}</p>
			</PlainPart>
			<p>
				<a href="/licenses" className={plainLink}>
					{texts.licenses}
				</a>
			</p>
		</PlainPage>
	);
}

function sentenceOf({ what, name, host, place }: Receiver): string {
	const { sent, here } = texts.streams[what];
	if (name === null) return texts.noDictation;
	if (host === null) return here;
	return fill(place === "elsewhere" ? texts.elsewhere : texts.onThisMachine, { sent, host, name });
}
