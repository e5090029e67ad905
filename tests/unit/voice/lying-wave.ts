/** Returns audio whose header claims this sample rate and bit depth, whatever follows. */
export function lyingWave(sampleRate: number, bits: number, megabytes = 25): Buffer {
	const file = Buffer.alloc(megabytes * 1024 * 1024, 200);
	file.write("RIFF....WAVEfmt ");
	file.writeUInt32LE(16, 16);
	file.writeUInt16LE(1, 20);
	file.writeUInt16LE(1, 22);
	file.writeUInt32LE(sampleRate, 24);
	file.writeUInt16LE(bits, 34);
	file.write("data", 36);
	file.writeUInt32LE(file.length - 44, 40);
	return file;
}
