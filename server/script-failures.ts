import express, { type RequestHandler, Router } from "express";
import { rateLimit } from "express-rate-limit";
import { failuresPath } from "#app/script-failure.ts";
import { senderOf } from "#backend/sender-of.ts";
import { limits } from "#contract/limits.ts";
import { hour } from "#domain/time.ts";
import { hasVouchingHeaders } from "./origin-guard.ts";

/** Parts that a person may have typed: quoted text, addresses and numbers. */
const personal = /"[^"]*"|'[^']*'|“[^”]*”|\S+@\S+|\d+/g;
const ofOurs = /\/assets\/[\w.-]+\.js:\d+:\d+/g;
const moments = ["start", "file", "page"];

/** Logs a failure of our scripts in a browser (ADR 0034): the error and its file, nothing about the person. */
export function scriptFailures(): RequestHandler {
  const router = Router();
  router.post(
    failuresPath,
    (request, response, next) => (hasVouchingHeaders(request) ? next() : response.sendStatus(403)),
    rateLimit({ windowMs: hour, limit: limits.scriptFailuresPerHour, legacyHeaders: false, keyGenerator: senderOf }),
    express.urlencoded({ extended: false, limit: "16kb", parameterLimit: 3 }),
    (request, response) => {
      const [moment, message, stack] = ["moment", "message", "stack"].map((name) => String(request.body[name] ?? ""));
      request.log.warn(
        {
          moment: moments.find((known) => known === moment),
          failure: message?.slice(0, 200).replace(personal, "…"),
          at: stack?.match(ofOurs)?.slice(0, 5),
        },
        "script failed",
      );
      response.sendStatus(204);
    },
  );
  return router;
}
