import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { sharedPaths } from "#app/paths.ts";
import { safePath } from "#app/safe-redirect.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { Band } from "#app/ui/Band.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";

export const handle = page({ words: ["maintenance"], isCounted: false });

/** Public; asks no backend. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const to = safePath(query.get("to"), sharedPaths.root);
  const isUnknown = query.get("change") === "unknown";
  const { phone } = context.settings.fallbackContact;
  return json({ to, isUnknown, phone }, { status: 503, headers: { "Retry-After": "60" } });
}

export default function Maintenance() {
  const t = useT();
  const { to, isUnknown, phone } = useLoaderData<typeof loader>();
  return (
    <Frame>
      <Band tall group="apart" title={t("heading")} lead={t("lead")}>
        <ButtonLink kind="primary" to={to} reloadDocument>
          {t("again")}
        </ButtonLink>
      </Band>
      <TextColumn>
        <section className="stack">
          <Heading level={2} size="panel">
            {t(isUnknown ? "unknown.heading" : "input.heading")}
          </Heading>
          <p>{t(isUnknown ? "unknown.text" : "input.text")}</p>
          {phone && (
            <p>
              {t("urgent")} <span dir="ltr">{phone}</span>
            </p>
          )}
        </section>
      </TextColumn>
    </Frame>
  );
}
