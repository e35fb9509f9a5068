import { z } from "zod";
import { endpoints, get, post } from "../endpoint.ts";
import { signInReasons } from "../enumerations/sign-in.ts";
import { limits } from "../limits.ts";
import { message } from "../message.ts";
import { email } from "../values.ts";

const password = z
  .string()
  .min(limits.passwordCharacters.min, message("minLength", { min: limits.passwordCharacters.min }))
  .max(limits.passwordCharacters.max, message("maxLength", { max: limits.passwordCharacters.max }));
export const credentials = z.object({
  email,
  password: z.string().min(1, message("required")).max(limits.passwordCharacters.max),
});
export const registration = z.object({ email, password });
export const code = z.object({
  code: z
    .string()
    .transform((typed) => typed.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, message("code"))),
});

const uid = z.object({ uid: z.string().max(80) });
const next = z.object({ returnTo: z.string() });
const language = z.object({ language: z.string().max(5) });

/**
 * Ours: what the embedded identity provider's pages post. An interaction belongs to the browser whose
 * `Cookie` header the call brings along.
 */
export const identity = endpoints(
  { role: "public", server: "main", base: "/identity" },
  {
    fetchInteraction: get("/interactions/:uid", {
      params: uid,
      response: z.object({
        clientId: z.string(),
        email: z.string().nullable(),
        awaitsCode: z.boolean(),
        // A backend of an earlier version names none.
        reasons: z.array(z.enum(signInReasons)).default([]),
      }),
      extension: true,
    }),
    signIn: post("/interactions/:uid/sign-in", {
      params: uid,
      body: credentials.extend(language.shape),
      response: next,
      extension: true,
    }),
    register: post("/interactions/:uid/registration", {
      params: uid,
      body: registration.extend(language.shape),
      extension: true,
    }),
    sendCode: post("/interactions/:uid/code", { params: uid, body: language, extension: true }),
    confirmCode: post("/interactions/:uid/confirmation", { params: uid, body: code, response: next, extension: true }),
    requestPasswordReset: post("/password-reset", { body: z.object({ email, ...language.shape }), extension: true }),
    resetPassword: post("/password-reset/confirmation", {
      body: z.object({ token: z.string().max(200), password }),
      extension: true,
    }),
  },
);
