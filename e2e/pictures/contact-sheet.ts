import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const folder = "pictures";

const pictureOf = (manner: string, name: string) => `<img loading="lazy" src="${manner}/${name}" alt="${manner}">`;

/** One page that shows every picture: a page of the portal in a row. */
export default async function writeContactSheet() {
  const manners = await readdir(folder);
  const files = await Promise.all(manners.map((manner) => readdir(join(folder, manner), { recursive: true })));
  const names = [...new Set(files.flat())].filter((file) => file.endsWith(".png")).sort();
  const rows = names.map((name) => {
    const pictures = manners.map((manner) => pictureOf(manner, name));
    return `<h2>${name}</h2><div>${pictures.join("")}</div>`;
  });
  const style = "div{display:flex;gap:12px;align-items:start}img{max-height:900px;border:1px solid #999}";
  const page = `<!doctype html><meta charset="utf-8"><style>${style}</style>${rows.join("")}`;
  await writeFile(join(folder, "index.html"), page);
}
