const end = { signature: 0x06054b50, length: 22 };
const entry = { signature: 0x02014b50, length: 46 };
const localLength = 30;

/** The files of a ZIP by their names, read by its directory as other programs do. */
export function unzip(zip: Buffer, inflate: (packed: Buffer) => Buffer): Map<string, Buffer> {
  const tail = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (tail < 0 || zip.readUInt32LE(tail) !== end.signature) throw new Error("no ZIP");
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(tail + 16);
  while (at + entry.length <= tail && zip.readUInt32LE(at) === entry.signature) {
    const [method, size, name, extra, comment] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + localLength + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    files.set(
      zip.toString("utf8", at + entry.length, at + entry.length + name),
      method === 0 ? packed : inflate(packed),
    );
    at += entry.length + name + extra + comment;
  }
  return files;
}
