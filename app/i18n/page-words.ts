import { createContext } from "react";
import type { Messages } from "./translate.ts";

declare global {
  interface Window {
    /** The words of the page as the server sent it, from a script of their own (ADR 0075). */
    pageWords?: Messages;
  }
}

/** The words with which the server renders a page, and with which the browser takes it over. */
export const PageWords = createContext<Messages>({});
