import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useT } from "#app/i18n/I18n.tsx";
import { json } from "#app/json.server.ts";
import { page } from "#app/page.ts";
import { Frame } from "#app/shell/Frame.tsx";
import { Band } from "#app/ui/Band.tsx";
import { Heading } from "#app/ui/Heading.tsx";
import { Halved, Wrap } from "#app/ui/Layout.tsx";
import { FramedPage, PlainText } from "#app/ui/MailParts.tsx";
import { TextLink } from "#app/ui/TextLink.tsx";
import { publicCalls } from "#contract/calls/public.ts";
import { MailLanguage } from "./MailLanguage.tsx";
import { inLanguage, mailLanguageIn, mailPaths } from "./mail-address.ts";

export const handle = page({ words: ["mails"] });

/** Public: a sample, and only in a demo. */
export async function loader({ request, context, params: { kind = "" } }: LoaderFunctionArgs) {
  const language = mailLanguageIn(request.url);
  const mail = await context.api(publicCalls.fetchSampleMail, { params: { kind }, query: { language } });
  const { subject, text, reader, attachment } = mail;
  return json({ pageTitle: subject, kind, language, text, reader, attachment });
}

export default function Mail() {
  const t = useT();
  const { pageTitle, kind, language, text, reader, attachment } = useLoaderData<typeof loader>();
  const page = inLanguage(mailPaths.mailPage(kind), language);
  return (
    <Frame>
      <Band
        crumb={{ group: t(`reader.${reader}`) }}
        title={<bdi lang={language}>{pageTitle}</bdi>}
        lead={attachment && t("attachment", { name: attachment })}
      />
      <Wrap>
        <MailLanguage value={language} />
        <Halved>
          <section className="stack">
            <Heading level={2}>{t("html")}</Heading>
            <FramedPage title={t("html")} address={page} />
            <TextLink to={page} reloadDocument>
              {t("alone")}
            </TextLink>
          </section>
          <section className="stack">
            <Heading level={2}>{t("text")}</Heading>
            <PlainText lang={language}>{text}</PlainText>
          </section>
        </Halved>
        <TextLink to={inLanguage(mailPaths.mails, language)}>{t("all")}</TextLink>
      </Wrap>
    </Frame>
  );
}
