import { mailedToken } from "#contract/values.ts";

/** The token of a mail, posted by the page that its link opens. */
export const mailedLinkForm = mailedToken;

export const tokenIn = ({ url }: Request) => new URL(url).searchParams.get("token") ?? "";
