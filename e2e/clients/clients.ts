import { edbrowse } from "./edbrowse.ts";
import { firefox } from "./firefox.ts";
import { qt } from "./qt.ts";
import type { Client } from "./reader.ts";
import { elinks, links2, lynx, w3m } from "./text.ts";
import { webkitGtk } from "./webkit-gtk.ts";

/** Those that are not Chromium, which the end-to-end tests walk with. */
export const clients: Client[] = [
  firefox(true),
  firefox(false),
  webkitGtk(true),
  webkitGtk(false),
  qt("webengine", true),
  qt("webengine", false),
  qt("webkit", true),
  qt("webkit", false),
  lynx,
  w3m,
  elinks,
  links2,
  edbrowse,
];
