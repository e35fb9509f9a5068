import type { ReactNode } from "react";
import { useT } from "#app/i18n/I18n.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Actions } from "#app/ui/Layout.tsx";
import { Text } from "#app/ui/Text.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { sides } from "#contract/sides.ts";

/** What the portal is for the people of a side, and where they begin. */
export function Half({ side, children }: { side: "applicant" | "company"; children: ReactNode }) {
  const t = useT();
  const { accent, home } = sides[side];
  return (
    <section id={side} data-accent-color={accent} aria-labelledby={`${side}-title`}>
      <div>
        <Text>
          <b>{t(`for.${side}`)}</b>
        </Text>
        <Heading level={2} size="page" id={`${side}-title`}>
          {t(`${side}.title`)}
        </Heading>
        <Text size={4}>{t(`${side}.lead`)}</Text>
        <Actions>
          {children}
          <TextLink to={home}>{t(`${side}.signIn`)}</TextLink>
        </Actions>
      </div>
    </section>
  );
}
