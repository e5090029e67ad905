// What a container is asked to say whether the app in it can serve people: ends with 0 where it can.
const within = AbortSignal.timeout(4_000);
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/ready`, { signal: within }).catch(
	() => null,
);
process.exitCode = answer?.ok ? 0 : 1;
