import { readFileSync } from "node:fs";
import express from "express";
import { z } from "zod";
import { reasonOf } from "./wrong-setting.ts";

/** An address of one of these protocols. No message quotes it: it may hold a password. */
export const address = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join("|")})$`),
    error: `it is no address of ${protocols.join(" or ")}`,
  });
export const webAddress = address("http", "https");
/** Paths are added to it. */
export const backendAddress = webAddress.transform((url) => url.replace(/\/+$/, ""));
export const origin = webAddress.transform((url) => new URL(url).origin);

export const port = z.coerce.number().int().min(0).max(65535);

/** What a setting lists, between commas. */
export const itemsOf = (text = "") => text.split(",").flatMap((item) => item.trim() || []);
export const list = z.string().optional().transform(itemsOf);
export const hostList = list.pipe(
  z.array(z.string().regex(/^[\w.-]+(:\d+)?$/, "a host is written without a protocol and a path")),
);

/** As Express understands them, but for a bare number, which it takes for the address 0.0.0.1. */
export const proxies = z.string().refine((named) => {
  try {
    return !itemsOf(named).some((item) => /^\d+$/.test(item)) && express().set("trust proxy", named);
  } catch {
    return false;
  }
}, "it lists loopback, linklocal, uniquelocal, or addresses of networks as 10.0.0.0/8");

/** One address, alone or in <> after a name; what else a header takes, such as (comments) in a name, only in quotes. */
const oneSender = /^(?:(?:"[^"<>]+" *|[^"<>@,;:()]+)<([^\s<>",;]+)>|([^\s<>",;]+))$/;
/** The address of a sender; an empty text where there is none. */
export const addressIn = (sender: string) => oneSender.exec(sender.trim())?.slice(1).find(Boolean) ?? "";
const isSender = (sender: string) => z.email().safeParse(addressIn(sender)).success;
export const sender = z
  .string()
  .refine(isSender, "it is no e-mail address, as in: Name <name@example.org>, without quotes around all of it");

/** What the file says: a text that is missing is told at the start and not on its page. */
export const textFile = z.string().transform((path, { issues }) => {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    issues.push({ code: "custom", message: reasonOf(error as Error), input: undefined });
    return z.NEVER;
  }
});
