import { accent, Disc, ink, Marks, paper } from "./palette";

/** Draws a lantern carried through water. */
export function Savior() {
	return (
		<>
			<Disc
				marks={[
					[26, 60, 11, 62],
					[26, 53, 15, 51],
					[26, 46, 11, 40],
					[29, 39, 19, 32],
					[70, 60, 85, 62],
					[70, 53, 81, 51],
					[70, 46, 85, 40],
				]}
			/>
			<path d="M33 42C33 22 63 22 63 42" />
			<path
				fill={paper}
				d="M66 14C60 14 53 16 48 19C44 20 40 24 41 29C41 33 46 33 47 29C47 34 53 35 54 30C55 35 61 34 61 29C64 32 70 30 72 26Z"
			/>
			<path d="M47 29V25M54 30V25M61 29V25" />
			<path fill={ink} d="M64 13L78 7.5C83 11 86 15 88 20L74 30C72 23 69 17 64 12Z" />
			<Marks
				at={[
					[71, 11, 79, 24, -2],
					[76, 9, 84, 20, -2],
				]}
			/>
			<path fill={ink} d="M31 44L39 36H57L65 44Z" />
			<path fill={paper} d="M34 44H62L64 68H32Z" />
			<path
				fill={accent}
				stroke="none"
				d="M49.5 45.5C50 52 54 54 54 60C54 64 51.5 66 48 66C44.5 66 42 63.5 42 60C42 56.5 44 55 44.5 51C46.5 52 47.5 54 47.5 56C49 53.5 50 50 49.5 45.5Z"
			/>
			<path d="M41 44L40 68M55 44L56 68" />
			<path
				fill={ink}
				d="M8 71C13 67 19 67 24 71S35 75 40 71S51 67 56 71S67 75 72 71S83 67 88 71C87 75 85 78 83 80C78 77 75 78 71 81S61 85 56 81S45 77 40 81S30 85 25 81S17 77 13 80C11 78 9 75 8 71Z"
			/>
			<Marks
				at={[
					[13, 72, 28, 76, 3],
					[43, 75, 58, 76, 3],
					[75, 74, 62, 79, 3],
				]}
			/>
			<path d="M20 86.5C24 83.5 29 83.5 33 86.5S42 89 47 86.5S56 83.5 60 86.5S69 89 76 85.5" />
		</>
	);
}

/** Draws a tower with high walls and one lit window. */
export function Fortress() {
	return (
		<>
			<Disc />
			<path fill={paper} d="M14 80V52H20V57H26V52H33V80ZM63 80V52H70V57H76V52H82V80Z" />
			<path fill={paper} d="M32 82V28H27V12H35V18H44V12H52V18H61V12H69V28H64V82Z" />
			<path fill={ink} d="M54 28H64V82H54Z" />
			<path d="M27 28H69M33 37H36M33 55H39M45 57H49M15 65H20M25 71H31M66 65H71" />
			<path fill={accent} d="M38 49V42C38 35 48 35 48 42V49Z" />
			<path fill={ink} d="M36 82V70C36 61 49 61 49 70V82Z" />
			<Marks
				at={[
					[64, 35, 55, 35],
					[64, 41, 57, 41],
					[64, 47, 55, 47],
					[64, 53, 57, 53],
					[64, 59, 55, 59],
					[64, 65, 57, 65],
					[64, 71, 55, 71],
				]}
			/>
			<path fill={ink} d="M8 80C22 77 36 82 48 82C60 82 74 77 88 80C80 87 66 88.5 48 88.5C30 88.5 16 87 8 80Z" />
			<Marks
				at={[
					[18, 82, 42, 86, -1],
					[78, 82, 54, 86, 1],
				]}
			/>
		</>
	);
}

/** Draws a loom on which two colors of thread become one cloth. */
export function Peaceweaver() {
	return (
		<>
			<Disc />
			<path stroke={accent} d="M29 18V56M36 18V56M43 18V56" />
			<path d="M53 18V56M60 18V56M67 18V56" />
			<path fill={accent} d="M26 54H50L58 60L50 66L58 72L50 78H26Z" />
			<path fill={ink} d="M70 54H50L58 60L50 66L58 72L50 78H70Z" />
			<path stroke={paper} d="M50 54.5L58 60L50 66L58 72L50 77.5M36 55.5L43 60L36 66L43 72L37 76.5" />
			<Marks
				at={[
					[69.5, 60, 62, 60],
					[69.5, 66, 59, 66],
					[69.5, 72, 62, 72],
				]}
			/>
			<path d="M28 38C18 40 20 52 26 55" />
			<path fill={ink} d="M26 38C38 30 58 30 70 38C58 46 38 46 26 38Z" />
			<path stroke={paper} d="M38 38H58" />
			<path fill={paper} d="M14 8H20V88H14ZM76 8H82V88H76Z" />
			<path fill={ink} d="M8 14H88V20H8ZM8 78H88V84H8Z" />
			<Marks
				at={[
					[24, 17, 46, 17],
					[24, 81, 46, 81],
				]}
			/>
		</>
	);
}

/** Draws a shelf of chosen objects. */
export function Curator() {
	return (
		<>
			<Disc />
			<path fill={paper} d="M20 82V34C20 18 32 8 48 8C64 8 76 18 76 34V82Z" />
			<path d="M20 50H76" />
			<path
				fill={ink}
				d="M34 50C34 46 28 43 29 37C30 33 35 33 35 29L33 26H43L41 29C41 33 46 33 47 37C48 43 42 46 42 50Z"
			/>
			<Marks at={[[34, 44, 36, 33, 4]]} />
			<path d="M38 26C38 21 36 18 32 16M38 23C39 19 41 17 45 16" />
			<path fill={accent} d="M53 50C50 42 54 33 62 33C69 33 73 38 72 44C71 48 68 50 64 50Z" />
			<path stroke={paper} d="M57 47C54 41 57 37 62 37C67 37 68 44 63 44.5" />
			<path fill={ink} d="M27 58H34V82H27Z" />
			<path fill={paper} d="M34 62H41V82H34Z" />
			<path fill={accent} d="M41 57H47V82H41Z" />
			<path stroke={paper} d="M30.5 64V66" />
			<path d="M37.5 68V70" />
			<path fill={paper} d="M53 63H71C71 70 67 74 62 74C57 74 53 70 53 63Z" />
			<path d="M62 74V82M57 82H67" />
			<path fill={ink} d="M14 82H82V89H14Z" />
			<Marks at={[[18, 85.5, 52, 85.5]]} />
		</>
	);
}

/** Draws an open book with a pressed flower on one of its pages. */
export function Historian() {
	return (
		<>
			<Disc />
			<path fill={ink} d="M8 32L48 38L88 32V78C74 74 58 77 48 85C38 77 22 74 8 78Z" />
			<path fill={paper} d="M48 30C39 22 26 20 13 24V72C26 69 39 70 48 78Z" />
			<path fill={paper} d="M48 30C57 22 70 20 83 24V72C70 69 57 70 48 78Z" />
			<path d="M20 34C27 33 34 35 41 39M20 43C27 42 34 44 41 48M20 52C27 51 34 53 41 57M20 61C24 60 29 61 33 62" />
			<path d="M63 66C65 58 66 52 67 46M65 59C60 58 57 55 56 51C61 51 64 54 65 59M66 55C69 55 73 53 75 49C71 48 68 51 66 55" />
			<path fill={accent} d="M67 46C60 45 58 38 60 33L64 37L68 31L71 37L76 34C77 40 74 46 67 46Z" />
		</>
	);
}
