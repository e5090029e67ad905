/** Words that people use for a feeling after "I am" or "I feel". */
export const feelingsNamed: readonly string[] = (
	"afraid, alone, angry, annoyed, anxious, ashamed, astonished, at peace, bitter, bored, brave, calm, " +
	"cheerful, confused, content, crushed, curious, dejected, depressed, desperate, disappointed, drained, " +
	"embarrassed, empty, excited, exhausted, frightened, frustrated, furious, glad, good, grateful, guilty, " +
	"happy, heartbroken, helpless, homesick, hopeful, hopeless, humiliated, hurt, impatient, in love, insecure, " +
	"irritated, jealous, joyful, light, lonely, lost, loved, low, mad, miserable, moved, nervous, numb, okay, " +
	"overwhelmed, panicked, peaceful, proud, rejected, relaxed, relieved, restless, sad, safe, scared, shocked, " +
	"shy, stressed, surprised, tense, terrible, terrified, thankful, tired, touched, unhappy, unsure, upset, " +
	"vulnerable, weak, worn out, worried"
).split(", ");
