import { accent, Disc, ink, Marks, paper } from "./palette";

/** Draws a letter out of its envelope, read closely through a magnifying glass. */
export function Investigator() {
	return (
		<>
			<Disc />
			<path fill={paper} d="M14 20L51 11L61 56L24 64Z" />
			<path d="M23 28L36 25M25 36L36 33M27 44L38 41" />
			<path fill={ink} d="M8 52L62 40L70 76L16 88Z" />
			<path stroke={paper} d="M12 55L44 66L60 45" />
			<circle cx="59" cy="36" r="19" fill={paper} />
			<path stroke={accent} d="M47 39C50 27 56 30 55 37C54 44 61 45 63 38C65 32 70 33 71 37" />
			<path fill={ink} d="M71 57L78 50C83 56 86 62 88.5 67L82 74C79 69 74 63 71 57Z" />
			<Marks at={[[75, 55, 85, 69]]} />
		</>
	);
}

/** Draws a chess knight that thinks some moves ahead. */
export function Strategist() {
	return (
		<>
			<Disc />
			<path stroke={accent} strokeDasharray="2.4 5" d="M52 14C72 14 82 36 82 62" />
			<path fill={paper} d="M82 69L89 77L82 85L75 77Z" />
			<path
				fill={ink}
				d="M31 70C31 60 42 55 44 46C38 49 33 51 30 56C28 60 22 60 20 56C18 53 19 50 21 47L30 32C32 28 33 24 31 11L41 20C56 20 65 36 63 54C62 61 60 65 60 70Z"
			/>
			<path stroke={paper} d="M36 32h.01" />
			<Marks
				at={[
					[42, 24, 56, 44, 5],
					[46, 33, 58, 54, 5],
					[48, 44, 57, 64, 4],
					[23, 53.5, 28, 50],
				]}
			/>
			<path fill={paper} d="M27 70H63V76H27Z" />
			<path fill={accent} d="M21 88C21 80 24 76 29 76H61C66 76 69 80 69 88Z" />
			<Marks at={[[27, 83, 53, 82]]} />
		</>
	);
}

/** Draws a kite flown into a storm. */
export function StormChaser() {
	return (
		<>
			<Disc />
			<path fill={ink} d="M22 36C10 36 8 22 19 20C20 8 37 6 43 14C49 7 63 9 65 18C76 17 80 30 72 36Z" />
			<Marks
				at={[
					[15, 31, 24, 23, 3],
					[24, 22, 36, 13, 4],
					[30, 24, 41, 18, 3],
					[48, 18, 60, 15, 4],
					[76, 30, 50, 31],
					[70, 25, 54, 25],
				]}
			/>
			<path fill={paper} d="M30 36L22 54H31L26 73L46 49H36L42 36Z" />
			<path fill={accent} d="M80 37L86 58L55 79L59 48Z" />
			<path stroke={paper} d="M77.5 42L58.5 73M62.5 50L82 57" />
			<path d="M55 79C48 90 38 80 30 85C24 89 18 89 13 86" />
			<path fill={accent} d="M39 83L45 78L47 87ZM39 83L34 78L32 87Z" />
		</>
	);
}

/** Draws an orrery: closeness and distance, measured. */
export function Analyst() {
	return (
		<>
			<Disc />
			<path d="M48 44V78" />
			<ellipse cx="48" cy="38" rx="38" ry="13" transform="rotate(-18 48 38)" />
			<ellipse cx="48" cy="38" rx="21" ry="26" />
			<circle cx="48" cy="38" r="9" fill={accent} />
			<Marks at={[[44, 43, 46, 32, 4]]} />
			<circle cx="82" cy="30" r="6" fill={ink} />
			<circle cx="32" cy="55" r="5" fill={paper} />
			<path fill={paper} d="M44 68H52V77H44Z" />
			<path fill={ink} d="M28 88C28 80 38 77 48 77C58 77 68 80 68 88Z" />
			<Marks at={[[36, 84, 58, 82, 1]]} />
		</>
	);
}

/** Draws a path that leads over the hills. */
export function Wanderer() {
	return (
		<>
			<Disc />
			<circle cx="63" cy="43" r="13" fill={accent} />
			<path fill={paper} d="M20 62C29 52 34 36 40 34C46 36 52 50 62 57L40 70Z" />
			<path fill={paper} d="M8.5 70C9 58 17 50 26 52C34 54 38 62 45 60L34 70Z" />
			<Marks
				color={ink}
				at={[
					[42, 39, 41, 53, -2],
					[46, 45, 46, 56, -2],
					[18, 55, 16, 68, -2],
					[25, 56, 24, 66, -1],
				]}
			/>
			<path
				fill={ink}
				d="M8 70C24 72 36 56 56 55C70 54 80 60 88 66C88 76 82 84 73 86C57 89 37 89.5 23 87C13 85 8 79 8 70Z"
			/>
			<path
				fill={paper}
				stroke="none"
				d="M24 87C50 81 36 72 51 66C58 63 62 60 62 55C67 61 65 66 58 69.5C47 75 66 79 50 87.8C41 88 32 87.8 24 87Z"
			/>
			<Marks
				at={[
					[12, 74, 38, 64, 4],
					[12, 79, 37, 71, 3],
					[16, 83.5, 36, 77.5, 2],
					[86, 67, 68, 65, -2],
					[85, 72, 65, 71, -1],
					[82, 77, 64, 78],
				]}
			/>
			<path d="M66 20C68 17 71 17 73 20C75 17 78 17 80 20M52 14C53 12 55 12 57 14C59 12 61 12 62 14" />
		</>
	);
}
