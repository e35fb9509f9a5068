import { Fragment } from "react";

/** Addresses and names of calls are one long word, which breaks after a dot at best. */
export function Breakable({ children, lang }: { children: string; lang?: string }) {
  return (
    <bdi lang={lang}>
      {children.split(".").map((part, index, parts) => (
        <Fragment key={parts.slice(0, index).join(".")}>
          {part}
          {index < parts.length - 1 && "."}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}
