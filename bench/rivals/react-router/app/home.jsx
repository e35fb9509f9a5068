import { useLoaderData } from "react-router";
import { HomePage } from "../page.js";
import { home } from "./contexts.js";

export const meta = () => [{ title: "Start · Bewerberportal" }];

export const loader = ({ context }) => context.get(home)();

export default function Home() {
  return <HomePage {...useLoaderData()} />;
}
