import site from "../site.json";

export const metadata = { title: "Start · Bewerberportal", icons: { icon: "/favicon.svg" } };
export const viewport = { colorScheme: "light dark" };

export default function Layout({ children }) {
  return (
    <html lang="de" dir="ltr">
      <head>
        <link rel="stylesheet" href={site.styles} />
      </head>
      <body>{children}</body>
    </html>
  );
}
