import { createContext, type FunctionComponent, useContext } from "react";

/** Renders a part apart from its page, or knows what it rendered before. There is none in the browser. */
export type MarkupOf = <Data extends object>(part: FunctionComponent<Data>, data: Data) => string;

export const ReadyMarkup = createContext<MarkupOf | undefined>(undefined);

type ReadyProps<Data> = {
  as: "nav" | "ul";
  className?: string;
  "aria-label"?: string;
  /** Shows its data and nothing else: no hooks, and nothing of a person. */
  part: FunctionComponent<Data>;
  data: Data;
};

/** An element whose content is the same for many readers, which the server has rendered before (ADR 0169). */
export function Ready<Data extends object>({ as: Element, part: Part, data, ...attributes }: ReadyProps<Data>) {
  const markupOf = useContext(ReadyMarkup);
  if (markupOf)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: markupOf(Part, data) }} />;
  return (
    <Element {...attributes}>
      <Part {...data} />
    </Element>
  );
}
