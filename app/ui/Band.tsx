import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Duo, type Halves } from "./Duo.tsx";
import { Heading } from "./Heading.tsx";
import { Apart } from "./Layout.tsx";
import { Text } from "./Text.tsx";
import { Unstyled } from "./Unstyled.tsx";

type BandProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A greeting above the title. */
  greeting?: ReactNode;
  /** The page's place: the group with its halves, and the position in it. */
  crumb?: { group: ReactNode; position?: ReactNode };
  group?: Halves;
  tall?: boolean;
  giant?: boolean;
  /** The primary action, if the band carries it. */
  children?: ReactNode;
};

/** The head of a page, in the colour of its group. It names the next step. */
export function Band({ title, lead, greeting, crumb, group, tall, giant, children }: BandProps) {
  return (
    <div className={classNames("band", tall && "tall")}>
      <div className="wrap">
        <Duo group={group} className="art" />
        <div className="col">
          {greeting && <Text size={5}>{greeting}</Text>}
          {crumb && (
            <p className="crumb">
              <Duo group={group} />
              <b>{crumb.group}</b>
              {crumb.position && (
                <>
                  <Unstyled>: </Unstyled>
                  <span>{crumb.position}</span>
                </>
              )}
            </p>
          )}
          <Heading level={1} size={giant ? "giant" : "page"}>
            {title}
          </Heading>
          {lead && <Text size={4}>{lead}</Text>}
          {children && (
            <div className="actions">
              <Apart>{children}</Apart>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
