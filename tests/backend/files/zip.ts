import { crc32 } from "node:zlib";

const fields = (...parts: [bytes: 2 | 4, value: number][]) =>
  Buffer.concat(
    parts.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );

/** Makes a ZIP of uncompressed texts. */
export function zip(texts: Record<string, string>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(texts)) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    const about: [2 | 4, number][] = [
      [2, 20],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, crc32(content)],
      [4, content.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ];
    const file = Buffer.concat([fields([4, 0x04034b50], ...about), name, content]);
    directory.push(fields([4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    files.push(file);
    offset += file.length;
  }
  const index = Buffer.concat(directory);
  const count = files.length;
  return Buffer.concat([
    ...files,
    index,
    fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, index.length], [4, offset], [2, 0]),
  ]);
}
