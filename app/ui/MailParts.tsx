/** A page within the page: it runs no script and its links lead nowhere. */
export function FramedPage({ title, address }: { title: string; address: string }) {
  return <iframe className="framed" sandbox="" title={title} src={address} />;
}

/** Text as it was typed, each line in its own direction. */
export function PlainText({ lang, children }: { lang: string; children: string }) {
  return (
    <pre className="mail-text" lang={lang} dir="auto">
      {children}
    </pre>
  );
}
