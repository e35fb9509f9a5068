import type { Ready as PortalsReady } from "#app/ui/Ready.tsx";

/** Rivals render these parts with their page: to keep markup is what the portal does about them. */
export const Ready: typeof PortalsReady = ({ as: Element, part: Part, data, ...attributes }) => (
  <Element {...attributes}>
    <Part {...data} />
  </Element>
);
