import { headers } from "next/headers";
import { HomePage } from "../../../page.js";

// Built by the bench beside this folder, from the portal's own sources.
const work = () => import(/* turbopackIgnore: true */ process.env.RIVAL_WORK).then(({ openHome }) => openHome());
let opened;

export default async function Home() {
  const given = Object.fromEntries(await headers());
  opened ??= work();
  const { homeFor } = await opened;
  return (
    <HomePage {...(await homeFor({ originalUrl: "/ds/home", path: "/ds/home", headers: given, ip: "127.0.0.1" }))} />
  );
}
