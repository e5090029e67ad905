import { type Standing, standingOf } from "@/lib/ai/built-in/scripts/standing";

it.each<[dates: string, outcome: string, Standing]>([
	["August 1972. Married June 1974. I would leave the end open.", "She died. It has not ended.", "died"],
	["Easter Monday 1969. She died 2 September 2025. I don't say it ended.", "I wind her clock on Sundays.", "died"],
	["October 2011, going on. Married in the rain.", "Lunchboxes.", "going on"],
	["June 2023, and it goes on", "Coffee in the morning", "going on"],
	["2009 to now", "We left Ohio together.", "going on"],
	["Met October 2004, married June 2007. No end.", "Friday is ours.", "going on"],
	["February 2013 to 11 May 2019.", "Train came 8.52, doors closed.", "over"],
	["married sept 88, i walked out on april 14 2007. divorce came thru in 08", "61 thousand dollars", "over"],
	["1987-94", "We grew apart.", "over"],
	["Summer 2021 till summer 2022", "Nothing ended it cos nothing happened.", "unknown"],
	["March 2019", "We talk.", "unknown"],
	["Spring 2001 until my mother fell ill", "Her mother died that year.", "over"],
	["Church wedding Aug 2017. Ended 9 March 2025. On paper still going", "The gate ended it.", "unknown"],
	["2014, still together on paper", "The move ended it.", "unknown"],
	["Easter 2019. It has not ended.", "Nothing ended it.", "going on"],
	["2015", "Her mother died and we moved in.", "unknown"],
])("tells from “%s” and “%s” that it is %s", (dates, outcome, standing) => {
	expect(standingOf({ dates, outcome })).toBe(standing);
});
