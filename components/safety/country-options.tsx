import { helpCountries } from "@/lib/safety/help-lines";

/**
 * The countries that have helplines of their own, as options.
 * @param props.other The value of any other country.
 */
export function CountryOptions({ other }: { other: string }) {
	return (
		<>
			<option value={other}>Another country</option>
			{helpCountries.map(({ code, name }) => (
				<option key={code} value={code}>
					{name}
				</option>
			))}
		</>
	);
}
