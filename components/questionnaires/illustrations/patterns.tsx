import { accent, Disc, ink, Marks, paper } from "./palette";

/** Draws a hand that holds out a full bowl. */
export function Pleaser() {
	return (
		<>
			<Disc />
			<path d="M42 31C38 26 46 23 42 17M52 29C47 23 57 19 52 12M62 31C58 26 66 23 62 17" />
			<path fill={accent} d="M26 38H78C78 53 69 62 60 63H44C35 62 26 53 26 38Z" />
			<Marks
				at={[
					[33, 43, 44, 58, -3],
					[40, 43, 49, 58, -2],
					[47, 43, 53, 55, -1],
				]}
			/>
			<path
				fill={paper}
				d="M24 66C30 61 37 61 43 65C49 68 56 67 62 66C69 65 75 60 80 56C84 53 89 57 86 62C82 70 72 79 60 80.5C49 82 40 80 32 83Z"
			/>
			<path d="M42 65C45 70 51 72 57 70M65 73.5C71 71 75 67.5 78.5 62.5" />
			<path fill={ink} d="M8 74L23 62C28 68 32 75 34 83L19.5 88.5C16 83 12 78 8 74Z" />
			<Marks
				at={[
					[15, 72, 24, 85, -1],
					[20, 68, 29, 81, -1],
				]}
			/>
		</>
	);
}

/** Draws a door left ajar, and a path that leads away. */
export function Avoider() {
	return (
		<>
			<Disc />
			<path fill={paper} d="M34 14H74V76H34Z" />
			<circle cx="61" cy="30" r="7" fill={accent} stroke="none" />
			<path fill={ink} d="M34 54C44 45 58 51 74 43V76H34Z" />
			<path
				fill={paper}
				stroke="none"
				d="M44 76C60 70 45 64 55 58C60 55 62 52 62 47.5C65 52 65 57 60 61C54 66 73 68 66 76Z"
			/>
			<Marks
				at={[
					[38, 60, 46, 58],
					[38, 67, 45, 66],
					[71, 54, 66, 57],
					[71, 63, 66, 64],
				]}
			/>
			<path fill={accent} d="M34 14L16 21V86L34 76Z" />
			<path d="M20.5 29L29.5 26V46L20.5 48ZM20.5 56L29.5 54V71L20.5 76Z" stroke={paper} />
			<path d="M74 76H88M8 86H16" />
		</>
	);
}

/** Draws a small bird that listens at a window. */
export function Anxious() {
	return (
		<>
			<Disc />
			<path fill={paper} d="M22 10H76V70H22Z" />
			<path d="M49 10V70M22 40H76" />
			<path fill={accent} stroke="none" d="M65 13.5A7.5 7.5 0 1 0 71 24A7 7 0 0 1 65 13.5Z" />
			<path fill={accent} d="M22 10H44C43 26 36 42 22 49Z" />
			<Marks
				at={[
					[27, 13, 25, 43, 2],
					[32, 13, 29, 39, 2],
					[37, 13, 34, 32, 2],
				]}
			/>
			<path fill={paper} d="M10 70H86V78H10Z" />
			<path
				fill={ink}
				d="M73 39L67 41.5C71 50 69 60 61 66C54 71 45 70.5 39 69L27 87L21 84L32 63C33 51 43 47 46 39.5C48 29 61 27 66.5 35Z"
			/>
			<path stroke={paper} d="M58 38.5h.01" />
			<Marks
				at={[
					[38, 60, 55, 50, -6],
					[41, 65, 59, 56, -6],
					[35, 66, 25, 82],
				]}
			/>
		</>
	);
}

const star = (x: number, y: number, r: number) =>
	`M${x} ${y - r}Q${x + 1} ${y - 1} ${x + r} ${y}Q${x + 1} ${y + 1} ${x} ${y + r}Q${x - 1} ${y + 1} ${x - r} ${y}Q${x - 1} ${y - 1} ${x} ${y - r}Z`;

/** Draws a hand that keeps the stars in place, each on a thread. */
export function Controller() {
	return (
		<>
			<Disc />
			<path d="M45 52C36 46 26 42 16 40M45 52C42 40 36 30 29 22M45 52C46 40 48 28 50 16M45 52C52 44 62 34 70 24M45 52C56 48 68 46 81 44" />
			<path
				fill={accent}
				stroke="none"
				d={star(15, 40, 8) + star(28, 21, 8) + star(50, 15, 8) + star(71, 22, 8) + star(81, 44, 8)}
			/>
			<path d="M44 78C44 82 38 83 39 88.5M47 78C48 82 45 84 48 88.5" />
			<path
				fill={paper}
				d="M74 68C68 60 62 54 55 52H43C38 52 37 58 40 59C36 59 36 65 39 66C36 66 37 72 40 73C38 73 39 79 43 79H50C55 82 59 83.5 62 84.5Z"
			/>
			<path d="M40 59H50M39 66H50M40 73H49" />
			<path fill={paper} d="M62 64C59 58 53 50 47 46C43 44 40 48 43 51C47 55 50 58 54 63" />
			<path fill={ink} d="M60 86L75 63.5C80 66 85 69 88.5 73L75 88.5C70 88 65 87 60 86Z" />
			<Marks
				at={[
					[68, 85, 79, 69, 1],
					[73.5, 86, 83.5, 73, 1],
				]}
			/>
		</>
	);
}

/** Draws a person in a small boat under rain, with the oar within reach. */
export function Victim() {
	return (
		<>
			<Disc />
			<path
				fill={paper}
				d="M26 31C15 32 11 23 18 19C20 17 24 17 26 18C28 8 43 7 47 14C53 9 63 12 64 19C73 16 80 23 77 28C75 31 72 31 69 31Z"
			/>
			<Marks
				color={ink}
				at={[
					[24, 27, 44, 27],
					[66, 26, 50, 26],
				]}
			/>
			<path d="M28 37L23 48M38 37L35 43M72 37L67 48M83 37L78 48M62 38L60 43M18 53L16 58" />
			<path fill={accent} d="M32 68C30 56 35 48 44 48C50 48 53 52 55 55C59 53 64 55 65 60L67 68Z" />
			<circle cx="51" cy="44" r="6.5" fill={paper} />
			<path fill={ink} d="M46 48C43 44 45 38 51 37.5C55 37.5 57.5 40.5 57.5 43C52 41.5 49 43.5 46 48Z" />
			<path stroke={paper} d="M43 54C45 60 51 62 59 60" />
			<Marks
				at={[
					[38, 53, 36, 67, -2],
					[43, 60, 42, 67, -1],
				]}
			/>
			<path d="M68 56L88 74" />
			<path fill={ink} d="M10 60C22 66 36 67 48 67C60 67 74 66 86 60C84 74 75 80 63 80H33C21 80 12 74 10 60Z" />
			<Marks
				at={[
					[18, 68, 46, 72, -2],
					[26, 75.5, 48, 76],
					[78, 68, 58, 72, 2],
				]}
			/>
			<path d="M8 83C13 80 18 80 22 83S32 88 37 85S47 80 52 83S62 88 67 85S77 80 82 83L88 85" />
		</>
	);
}

/** Draws a face: half of it sun, half of it moon. */
export function AllOrNothing() {
	return (
		<>
			<Disc />
			<path
				fill={accent}
				d="M48 22V7.5L40 22L30 10L30 25L15 20L23 34L8 36L20 44L7.5 52L21 55L13 68L28 66L28 82L38 71L48 88Z"
			/>
			<path fill={paper} d="M48 21C33 21 21 33 21 47C21 61 33 73 48 73Z" />
			<path fill={ink} d="M48 21C63 21 75 33 75 47C75 61 63 73 48 73Z" />
			<path d="M28 43C31 47 37 47 40 43M29 37C32 34 37 34 40 37M41 62C43 64 46 64 48 64" />
			<path stroke={paper} d="M56 43C59 47 65 47 68 43M56 37C59 34 64 34 67 37M48 64C51 64 53 64 55 62" />
			<Marks
				at={[
					[71, 52, 58, 68, 3],
					[66, 52, 56, 64, 3],
				]}
			/>
			<path d="M83 20V28M79 24H87M84 66V72M81 69H87" />
		</>
	);
}
