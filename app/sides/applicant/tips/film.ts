import type { PublicSettings } from "#app/context.ts";
import type { Section } from "./sections.ts";

/** The addresses of a film and its captions. */
export interface Film {
  source: string;
  captions: string;
}

/** The film of each section of the tips lies in one folder, named by the section; without a folder there is none. */
export const filmOf = (name: Section, { tipVideosUrl }: Pick<PublicSettings, "tipVideosUrl">): Film | undefined => {
  const address = tipVideosUrl && `${tipVideosUrl.replace(/\/$/, "")}/${name}`;
  return address ? { source: `${address}.mp4`, captions: `${address}.vtt` } : undefined;
};
