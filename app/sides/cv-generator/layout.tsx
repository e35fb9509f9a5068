import { Outlet, useLocation } from "@remix-run/react";
import { formPage } from "#app/page.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { isPublicCv } from "./paths.ts";
import styles from "./sheet.css?url";

export const handle = formPage({ words: ["cv"], accent: "yellow", part: "cvGenerator" });
export const links = () => [{ rel: "stylesheet", href: styles }];

/** The public generator has a frame of its own; applicants stay within theirs. */
export default function CvGenerator() {
  const isPublic = isPublicCv(useLocation().pathname);
  if (!isPublic) return <Outlet />;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
