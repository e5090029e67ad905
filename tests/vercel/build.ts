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

/** Another version may bundle differently, so the version is fixed, and installed only for this test. */
const CLI = "vercel@54.21.1";

/** The settings that Vercel gives a project when somebody imports it. The rest is in vercel.json. */
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

/** Installs the tool unless an earlier run has. @returns The path of its program. */
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

/** Copies files into a folder; on the same disk as hard links, which share the contents. */
function linkAll(from: string, to: string): void {
	mkdirSync(to, { recursive: true });
	for (const entry of readdirSync(from, { withFileTypes: true })) {
		const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
		// Not linked, because a build overwrites its cache.
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
 * Builds the project as Vercel does, in its own folder and without the network.
 * @param settings The project's environment variables: the build migrates its database.
 * @throws Error with the tool's output.
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
	/** Its address in the routes. */
	route: string;
	/** Routes that share all their files have the same value. */
	key: string;
	handler: string;
	/** Middleware gets a web `Request`; all other functions get Node's request. */
	kind: "middleware" | "page";
	environment: Record<string, string>;
	/** The path of each of its files, by its name within the function. */
	files: Map<string, string>;
	bytes: number;
}

/** Lists all functions of a build. */
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

/** Creates a folder with only the function's own files. @returns The folder. */
export function materialize(one: FunctionOfBuild, folder: string): string {
	for (const [name, from] of one.files) {
		const to = path.join(folder, name);
		mkdirSync(path.dirname(to), { recursive: true });
		if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
		else cpSync(from, to);
	}
	return folder;
}
