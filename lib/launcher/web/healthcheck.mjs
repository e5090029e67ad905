// Health check of the container: exits with 0 if the app can serve people.
const within = AbortSignal.timeout(4_000);
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/ready`, { signal: within }).catch(
	() => null,
);
process.exitCode = answer?.ok ? 0 : 1;
