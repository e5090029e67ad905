/**
 * Preloaded by NODE_OPTIONS into an app that is measured beside one that encrypts: leaves everything as it is, so that all
 * else that is done is the same. Nothing of it is part of the app.
 */
let connection;
Object.defineProperty(globalThis, "innerscriptDatabase", {
	get: () => connection,
	set(made) {
		const same = (text) => text;
		if (made) Object.assign(made.keyring, { seal: same, open: same });
		connection = made;
	},
});
