import { PlainPage, PlainPart, plainLink } from "@/components/ui/plain-page";
import { APP_NAME } from "@/lib/domain/core/brand";
import packages from "@/lib/domain/licenses/packages.json";

/** Credits the software that the app is made of, with its licenses. Needs no session and no scripts. */
export function LicensesPage() {
	return (
		<PlainPage
			back="/privacy"
			title={`What ${APP_NAME} is made of`}
			lead="The app itself is under the MIT license. It stands on the work of many others, who let everybody use it on these terms."
		>
			<p>
				<a href="/licenses.txt" className={plainLink}>
					Every notice in full
				</a>
			</p>
			{packages.map(({ license, names }) => (
				<PlainPart key={license} title={license}>
					<p className="text-sm leading-relaxed wrap-anywhere">{names}</p>
				</PlainPart>
			))}
		</PlainPage>
	);
}
