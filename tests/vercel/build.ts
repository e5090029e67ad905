import { execFileSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	realpathSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";

/** Another version may pack in another way: it is named here, and installed for this test alone. */
const CLI = "vercel@54.21.1";

/** What a project is set to on Vercel when somebody imports it; vercel.json says the rest. */
const project = {
	projectId: "prj_of_a_test",
	orgId: "team_of_a_test",
	settings: {
		framework: "nextjs",
		// They are there already.
		installCommand: "true",
		buildCommand: null,
		devCommand: null,
		outputDirectory: null,
		rootDirectory: null,
		nodeVersion: "22.x",
	},
};

/** Installs the tool, if it is not there from an earlier run. @returns Its program. */
export function installCli(): string {
	const folder = path.resolve("node_modules/.cache", CLI.replace("@", "-"));
	const program = path.join(folder, "node_modules/vercel/dist/vc.js");
	if (!existsSync(program)) {
		mkdirSync(folder, { recursive: true });
		execFileSync(
			"npm",
			["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", CLI],
			{
				stdio: "pipe",
			},
		);
	}
	return program;
}

/** Gives a folder the same files, without copying what they hold where both are on one disk. */
function linkAll(from: string, to: string): void {
	mkdirSync(to, { recursive: true });
	for (const entry of readdirSync(from, { withFileTypes: true })) {
		const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
		// What an earlier build remembers is written over.
		if (entry.name === ".cache") continue;
		if (entry.isDirectory()) linkAll(source, target);
		else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
		else {
			try {
				linkSync(source, target);
			} catch {
				cpSync(source, target);
			}
		}
	}
}

/**
 * Builds the project as Vercel does, in a folder of its own, without the network.
 * @param settings Of the project: the build brings its database up to date.
 * @throws Error with what the tool said.
 */
export function buildInto(folder: string, settings: Record<string, string>): void {
	const program = installCli();
	for (const file of execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean)) {
		if (existsSync(file)) cpSync(file, path.join(folder, file));
	}
	linkAll("node_modules", path.join(folder, "node_modules"));
	mkdirSync(path.join(folder, ".vercel"), { recursive: true });
	writeFileSync(path.join(folder, ".vercel/project.json"), JSON.stringify(project));
	const { NEXT_DIST_DIR: _, ...environment } = process.env;
	execFileSync(process.execPath, [program, "build", "--prod", "--yes", "--cwd", folder], {
		env: { ...environment, ...settings, NODE_ENV: "production", VERCEL_TELEMETRY_DISABLED: "1" },
		stdio: "pipe",
	});
}

export interface FunctionOfBuild {
	/** Its address as the routes name it. */
	route: string;
	/** Routes that share all their files have the same. */
	key: string;
	handler: string;
	/** Middleware is given a request as browsers know it, everything else one of Node's. */
	kind: "middleware" | "page";
	environment: Record<string, string>;
	/** Where each of its files is, by the name that it has in the function. */
	files: Map<string, string>;
	bytes: number;
}

/** Every function of a build. */
export function functionsOf(folder: string): FunctionOfBuild[] {
	const root = path.join(folder, ".vercel/output/functions");
	const found = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".func"));
	return found.map((name) => {
		const key = realpathSync(path.join(root, name));
		const {
			handler,
			environment,
			useWebApi,
			filePathMap = {},
		} = JSON.parse(readFileSync(path.join(key, ".vc-config.json"), "utf8"));
		const own = readdirSync(key, { recursive: true, encoding: "utf8" })
			.filter((file) => file !== ".vc-config.json" && !lstatSync(path.join(key, file)).isDirectory())
			.map((file) => [file, path.join(key, file)] as const);
		const mapped = Object.entries(filePathMap as Record<string, string>).map(
			([file, from]) => [file, path.resolve(folder, from)] as const,
		);
		const files = new Map([...mapped, ...own]);
		const bytes = [...files.values()].reduce((sum, file) => sum + lstatSync(file).size, 0);
		return {
			route: `/${name.slice(0, -".func".length)}`,
			key,
			handler,
			kind: useWebApi ? "middleware" : "page",
			environment: environment ?? {},
			files,
			bytes,
		};
	});
}

/** Makes a folder that holds a function's own files and nothing else. @returns It. */
export function materialize(one: FunctionOfBuild, folder: string): string {
	for (const [name, from] of one.files) {
		const to = path.join(folder, name);
		mkdirSync(path.dirname(to), { recursive: true });
		if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
		else cpSync(from, to);
	}
	return folder;
}
