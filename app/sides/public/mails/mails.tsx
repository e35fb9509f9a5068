import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { TextColumn } from "#app/ui/Layout.tsx";
import { Row, Rows } from "#app/ui/Rows.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { publicCalls } from "#contract/calls/public.ts";
import { sideNames } from "#contract/sides.ts";
import { MailLanguage } from "./MailLanguage.tsx";
import { inLanguage, mailLanguageIn, mailPaths } from "./mail-address.ts";

export const handle = page({ words: ["mails"] });

/** Public: samples, and only in a demo. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = mailLanguageIn(request.url);
  const mails = await context.api(publicCalls.fetchSampleMails, { query: { language } });
  const groups = sideNames.map((reader) => ({ reader, mails: mails.filter((mail) => mail.reader === reader) }));
  return json({ language, groups });
}

export default function Mails() {
  const t = useT();
  const { language, groups } = useLoaderData<typeof loader>();
  return (
    <Frame>
      <Band title={t("title")} lead={t("lead")} />
      <TextColumn>
        <MailLanguage value={language} />
        {groups.map(({ reader, mails }) => (
          <section key={reader}>
            <Heading level={2}>{t(`reader.${reader}`)}</Heading>
            <Rows>
              {mails.map(({ kind, subject }) => (
                <Row
                  key={kind}
                  title={
                    <TextLink to={inLanguage(mailPaths.mail(kind), language)}>
                      <bdi lang={language}>{subject}</bdi>
                    </TextLink>
                  }
                />
              ))}
            </Rows>
          </section>
        ))}
      </TextColumn>
    </Frame>
  );
}
