import type { FileHandle } from "node:fs/promises";

/** Sizes and offsets of the ZIP format, in bytes (APPNOTE 4.3.12 and 4.3.16). */
const end = { signature: 0x06054b50, length: 22, comment: 0xffff };
const entry = { signature: 0x02014b50, length: 46 };

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The names in a ZIP's directory, unpacking nothing; empty when the directory is missing or damaged. */
export async function listZipNames(file: FileHandle): Promise<string[]> {
  const { size } = await file.stat();
  const tail = await readAt(file, Math.max(0, size - end.length - end.comment), end.length + end.comment);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(end.signature);
  const at = tail.lastIndexOf(signature);
  if (at < 0 || at + end.length > tail.length) return [];
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  if (start + length > size) return [];
  return [...namesIn(await readAt(file, start, length))];
}

function* namesIn(directory: Buffer): Generator<string> {
  let at = 0;
  while (at + entry.length <= directory.length && directory.readUInt32LE(at) === entry.signature) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    yield directory.toString("utf8", at + entry.length, at + entry.length + name);
    at += entry.length + name + extra + comment;
  }
}
