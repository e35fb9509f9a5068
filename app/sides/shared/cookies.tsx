import { useT } from "#app/i18n/I18n.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Fact, Facts } from "#app/ui/Facts.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Frame } from "./Frame.tsx";

export const handle = { words: ["cookies"] };

const cookies = ["session", "visitor", "oauth2", "portal_idp", "lng", "view", "notice", "return-path"] as const;

/** Public: which cookies there are, and why. None needs a consent: nobody is tracked. */
export default function CookieSettings() {
  const t = useT();
  return (
    <Frame>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <Facts>
          {cookies.map((name) => (
            <Fact key={name} label={<code>{name}</code>}>
              {t(`cookie.${name}`)}
            </Fact>
          ))}
        </Facts>
      </TextColumn>
    </Frame>
  );
}
