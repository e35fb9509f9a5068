import { readFileSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";
// @ts-expect-error the wished file is plain JavaScript
import { routes } from "#app/routes.js";

interface Route {
  id: string;
  file: string;
  parentId: string | undefined;
  path: string | undefined;
}

/** The routes of `app/routes.js` as a build has them, with the handles of those files that say a word. */
export async function buildWithHandlesOf(word: string): Promise<ServerBuild> {
  const table: Route[] = [];
  const around: string[] = ["root"];
  routes((path: string | undefined, file: string, { id }: { id: string }, children?: () => void) => {
    table.push({ id, file, path, parentId: around.at(-1) });
    around.push(id);
    children?.();
    around.pop();
  });
  const built = await Promise.all(
    table.map(async ({ file, ...route }) => {
      const isOne = readFileSync(`app/${file}`, "utf8").includes(word);
      const { handle } = isOne ? await import(/* @vite-ignore */ `../../app/${file}`) : {};
      return [route.id, { ...route, module: { default: () => null, handle } }];
    }),
  );
  const all = Object.fromEntries([["root", { id: "root", path: "", module: {} }], ...built]);
  return { routes: all, assets: { version: "1", url: "", routes: all } } as unknown as ServerBuild;
}
