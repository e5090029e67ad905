// Plain JavaScript without dependencies, because it runs before anything is installed.
const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

/**
 * Runs one step and prints one line about it: what it does, and how long it took. On a terminal the line is animated
 * meanwhile.
 * @template T
 * @param {string} label What is being done, such as "Installing packages".
 * @param {() => T | Promise<T>} work
 * @param {NodeJS.WriteStream} [output]
 * @returns {Promise<T>} What `work` returns. Throws what it throws, after printing which step it was.
 */
export async function step(label, work, output = process.stdout) {
	const began = performance.now();
	const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
	let frame = 0;
	const clear = () => output.isTTY && output.write("\r\x1b[K");
	const timer = output.isTTY
		? setInterval(() => {
				clear();
				output.write(`${FRAMES[frame++ % FRAMES.length]} ${label} ${seconds()}`);
			}, 100)
		: undefined;
	try {
		const result = await work();
		clearInterval(timer);
		clear();
		output.write(`✓ ${label} (${seconds()})\n`);
		return result;
	} catch (error) {
		clearInterval(timer);
		clear();
		output.write(`✗ ${label} (${seconds()})\n`);
		throw error;
	}
}
