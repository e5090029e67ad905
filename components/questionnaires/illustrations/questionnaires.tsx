import type { ReactElement } from "react";
import { accent, Disc, ink, Marks, paper } from "./palette";

/** A drawing of each questionnaire's subject, by its id, in the style of the other illustrations. */
const drawings: Readonly<Record<string, ReactElement>> = {
	// A compass.
	"1": (
		<>
			<circle cx="48" cy="48" r="29" fill={paper} />
			<path d="M48 23V28M48 68V73M23 48H28M68 48H73" />
			<path fill={accent} d="M61 32L53 53L43 43Z" />
			<path fill={ink} d="M35 64L43 43L53 53Z" />
			<circle cx="48" cy="48" r="2.6" fill={paper} stroke="none" />
		</>
	),
	// A pile of stones.
	"2": (
		<>
			<path fill={ink} d="M22 76C22 68 34 65 49 65C64 65 75 69 75 76C75 82 64 84 48 84C32 84 22 82 22 76Z" />
			<Marks
				at={[
					[30, 74, 45, 71, -1],
					[32, 79, 50, 77, -1],
				]}
			/>
			<path fill={paper} d="M29 57C29 50 39 48 49 48C59 48 67 51 67 57C67 63 58 65 48 65C38 65 29 63 29 57Z" />
			<path fill={accent} d="M35 41C35 35 42 33 49 33C56 33 62 36 62 41C62 46 56 48 48 48C40 48 35 46 35 41Z" />
			<path fill={paper} d="M41 27C41 23 45 21 49 21C53 21 56 23 56 27C56 31 53 33 48 33C44 33 41 31 41 27Z" />
		</>
	),
	// A house in the evening.
	"3": (
		<>
			<path fill={paper} d="M24 48L48 27L72 48V82H24Z" />
			<path fill={accent} d="M15 51L48 20L81 51L75 56L48 32L21 56Z" />
			<path fill={ink} d="M42 82V64H54V82Z" />
			<path fill={accent} d="M60 58H67V66H60ZM29 58H36V66H29Z" />
			<path d="M62 33V22H69V40" />
			<path d="M12 82H84" />
		</>
	),
	// A cloud that breaks open.
	"4": (
		<>
			<path fill={ink} d="M29 56C16 56 14 40 26 38C25 24 45 19 51 31C61 24 74 32 71 43C82 44 81 56 70 56Z" />
			<Marks
				at={[
					[27, 44, 42, 38, -3],
					[28, 50, 47, 45, -3],
					[54, 42, 64, 38, -2],
				]}
			/>
			<path fill={accent} d="M52 50L38 68H48L42 86L61 64H51L57 50Z" />
			<path d="M29 64L25 72M36 76L33 82M70 64L66 72M74 75L71 81" />
		</>
	),
	// A hexagon with the shape of a person's patterns in it.
	"6": (
		<>
			<path fill={paper} d="M48 17L76 33V64L48 80L20 64V33Z" />
			<path d="M48 17V80M20 33L76 64M76 33L20 64" strokeWidth={1.2} />
			<path fill={accent} d="M48 24L64 40L70 60L48 61L35 56L31 39Z" />
			<Marks
				at={[
					[40, 40, 52, 54, -2],
					[46, 36, 58, 52, -2],
				]}
			/>
		</>
	),
	// A plant that is being watered.
	"7": (
		<>
			<path d="M48 62C48 50 47 42 48 30" />
			<path fill={ink} d="M48 50C36 50 28 44 27 34C39 34 47 40 48 50Z" />
			<path fill={paper} d="M48 44C48 34 56 26 68 26C68 38 60 45 48 44Z" />
			<path fill={ink} d="M48 32C42 28 41 20 46 14C52 19 53 27 48 32Z" />
			<Marks at={[[31, 37, 44, 47, -1]]} />
			<path fill={accent} d="M28 60H68V67H65L61 85H35L31 67H28Z" />
			<path d="M31 67H65" />
		</>
	),
	// A large cup and a small one.
	"8": (
		<>
			<path d="M33 30C30 26 36 24 33 19M43 30C40 26 46 24 43 19" />
			<path d="M56 46C66 45 66 60 55 61" />
			<path fill={accent} d="M20 38H57V64C57 74 51 80 44 80H33C26 80 20 74 20 64Z" />
			<Marks
				at={[
					[27, 45, 30, 72, 2],
					[33, 45, 35, 72, 1],
				]}
			/>
			<path d="M79 66C85 66 85 74 78 75" />
			<path fill={paper} d="M60 62H79V73C79 78 76 80 73 80H66C63 80 60 78 60 73Z" />
			<path d="M12 82H86" />
		</>
	),
	// A large boat and a small one.
	"9": (
		<>
			<path fill={paper} d="M40 18C52 30 57 42 57 56H40Z" />
			<path fill={ink} d="M36 26C30 36 25 46 24 56H36Z" />
			<path d="M38 16V62" />
			<path fill={accent} d="M14 62H62C60 72 54 76 47 76H29C22 76 16 72 14 62Z" />
			<path fill={paper} d="M73 48C78 54 80 60 80 66H73Z" />
			<path fill={ink} d="M66 68H84C83 74 80 76 77 76H73C69 76 67 74 66 68Z" />
			<path d="M10 82C16 79 20 85 26 82C32 79 36 85 42 82C48 79 52 85 58 82C64 79 68 85 74 82C80 79 82 84 86 82" />
		</>
	),
	// A candle.
	"12": (
		<>
			<path d="M22 30L28 34M74 30L68 34M16 48H23M80 48H73M48 8V13" />
			<path fill={accent} d="M48 18C57 29 62 35 61 43C60 50 55 54 48 54C41 54 36 50 35 43C34 35 40 29 48 18Z" />
			<path
				fill={paper}
				stroke="none"
				d="M48 36C52 41 54 44 53 47C52 50 50 51 48 51C46 51 44 50 43 47C42 44 44 41 48 36Z"
			/>
			<path fill={paper} d="M39 58H57V82H39Z" />
			<path d="M48 51V58M57 64C53 65 54 72 50 72C47 72 48 64 44 64" />
			<path fill={ink} d="M26 82H70C70 86 66 88 62 88H34C30 88 26 86 26 82Z" />
		</>
	),
};

/** The drawing of a questionnaire; nothing if it has none. Decorative, like the other illustrations. */
export function QuestionnaireDrawing({ id, className }: { id: string; className?: string }) {
	const drawing = drawings[id];
	if (!drawing) return null;
	return (
		<svg
			viewBox="8 6 82 84"
			className={className}
			fill="none"
			stroke={ink}
			strokeWidth={2.4}
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<Disc marks={[]} />
			{drawing}
		</svg>
	);
}
