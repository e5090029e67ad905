// `npm run build`: the database client and the app, with what the build prints.
import { build, ensureGenerated } from "./setup.mjs";

try {
	await ensureGenerated();
	await build({ show: true });
} catch (error) {
	if (error.output) console.error(`\n${error.output}\n`);
	console.error(error.message);
	process.exit(1);
}
