/** Names of months, with their numbers from 1 to 12. */
export const monthByName: Record<string, number> = {
	january: 1,
	jan: 1,
	february: 2,
	feb: 2,
	march: 3,
	mar: 3,
	april: 4,
	apr: 4,
	may: 5,
	june: 6,
	jun: 6,
	july: 7,
	jul: 7,
	august: 8,
	aug: 8,
	september: 9,
	sept: 9,
	sep: 9,
	october: 10,
	oct: 10,
	november: 11,
	nov: 11,
	december: 12,
	dec: 12,
};

/** Names of weekdays, numbered like JavaScript's `getDay`. */
export const weekdayByName: Record<string, number> = {
	sunday: 0,
	monday: 1,
	tuesday: 2,
	wednesday: 3,
	thursday: 4,
	friday: 5,
	saturday: 6,
	sun: 0,
	mon: 1,
	tue: 2,
	tues: 2,
	wed: 3,
	thu: 4,
	thurs: 4,
	fri: 5,
	sat: 6,
};

/** Names of seasons, with the month in which each begins in the northern hemisphere. */
export const seasonMonthByName: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };

export const numberByWord: Record<string, number> = {
	one: 1,
	a: 1,
	an: 1,
	two: 2,
	couple: 2,
	three: 3,
	few: 3,
	four: 4,
	five: 5,
	six: 6,
	seven: 7,
	eight: 8,
	nine: 9,
	ten: 10,
	eleven: 11,
	twelve: 12,
};
