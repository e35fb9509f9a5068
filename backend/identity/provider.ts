import { AsyncLocalStorage } from "node:async_hooks";
import { IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { type RequestHandler, Router } from "express";
import type Provider from "oidc-provider";
import type { Logger } from "pino";
import { Refusal } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import { linkTo, pages } from "#contract/pages.ts";
import type { Side } from "#contract/sides.ts";
import { minute } from "#domain/time.ts";
import type { Database, Executor } from "../db/open.ts";
import type { identityAccount } from "../db/schema/identity.ts";
import { sealingKey } from "../db/sealed.ts";
import { databaseAdapter } from "./adapter.ts";
import { type Client, configurationOf, sideIn } from "./configuration.ts";
import { knownDevice, rememberDevice } from "./devices.ts";
import { endSessionAtOnce } from "./end-session.ts";
import { ensureKeys, loadKeys, rotateDueKeys, rotateKeys } from "./keys.ts";
import { endProviderSessions } from "./sessions.ts";
import { fewUnfinished } from "./unfinished-sign-ins.ts";

/** Another process may have rotated the keys; a new key is published long before it signs. */
const keysReloadMilliseconds = 5 * minute;

export type Interaction = InstanceType<Provider["Interaction"]>;
type Identity = Pick<typeof identityAccount.$inferSelect, "id" | "signOuts">;

export interface IdentityProvider {
  /** To be mounted at the issuer's path, before any body parser. */
  router: Router;
  /** The interaction of the browser that sent this cookie header; 404 for any other. */
  findInteraction(db: Executor, uid: string, cookie: string): Promise<Interaction>;
  /** The side whose portal started the interaction. */
  sideOf(interaction: Interaction): Side;
  /** Signs an identity in and returns the path at which the browser continues. */
  finishInteraction(db: Executor, interaction: Interaction, identity: Identity): Promise<string>;
  /** The name of a device on which this identity has signed in before, from its cookie header. */
  knownDevice(cookie: string, identity: Parameters<typeof knownDevice>[2]): Promise<string | undefined>;
  /** Makes the next key sign. */
  rotateKeys(now: Date): Promise<void>;
  /** Rotates only if the current key has signed for a month; called by a daily job. */
  rotateDueKeys(now: Date): Promise<void>;
}

interface Options {
  database: Database;
  /** Its path is where the router is mounted; all addresses are made from it, never from a `Host` header. */
  issuer: string;
  clients: Client[];
  cookieSecret: string;
  publicUrl: string;
  /** The portals' idle limit: the provider remembers nobody for longer. */
  idleMinutes: number;
  log: Logger;
}

/** The embedded OpenID provider of design §4. */
export async function createIdentityProvider({
  database: { db },
  log,
  ...options
}: Options): Promise<IdentityProvider> {
  // Loaded late: its module warns about Node's version, which must not precede a refused start.
  const { default: OidcProvider, interactionPolicy } = await import("oidc-provider");
  const transactions = new AsyncLocalStorage<Executor>();
  const adapter = databaseAdapter(db, transactions);
  const sealing = sealingKey(options.cookieSecret);
  await ensureKeys(db, sealing);
  let served = await serveWith(await loadKeys(db, sealing));

  async function serveWith(keys: Awaited<ReturnType<typeof loadKeys>>) {
    const { issuer, clients, cookieSecret, publicUrl, idleMinutes } = options;
    const cookiePath = new URL(issuer).pathname;
    const settings = {
      adapter,
      db,
      keys,
      clients,
      cookieSecret,
      cookiePath,
      idleMinutes,
      home: linkTo(publicUrl, pages.public.start),
    };
    const policy = interactionPolicy.base();
    const provider = new OidcProvider(issuer, configurationOf({ ...settings, policy }));
    provider.proxy = true;
    provider.use(fewUnfinished(db, settings.home));
    provider.use(endSessionAtOnce(db));
    provider.use(rememberDevice(db, cookieSecret));
    provider.on("server_error", (_ctx, error) => log.error({ err: error }, "identity provider failed"));
    provider.onerror = (error) => log.error({ err: error }, "identity provider failed");
    return { provider, keys, answer: provider.callback() as RequestListener, loadedAt: Date.now() };
  }

  async function reloadKeys() {
    served.loadedAt = Date.now();
    const keys = await loadKeys(db, sealing);
    const ids = (list: typeof keys) => list.map((key) => key.kid).join();
    if (ids(keys) !== ids(served.keys)) served = await serveWith(keys);
  }

  const router = Router();
  router.use(onlyOwnAddress(options.issuer), safePage(options.issuer));
  router.use("/auth", onlyShortRequests);
  router.use((request, response) => {
    if (Date.now() - served.loadedAt > keysReloadMilliseconds)
      reloadKeys().catch((error) => log.error({ err: error }, "keys not reloaded"));
    served.answer(request, response);
  });

  return {
    router,
    findInteraction: (db, uid, cookie) =>
      transactions.run(db, async () => {
        const interaction = await interactionOf(served.provider, cookie);
        if (interaction?.uid !== uid) throw Refusal.notFound();
        return interaction;
      }),
    sideOf: ({ params }) => sideIn(options.clients, params),
    finishInteraction: (db, interaction, { id, signOuts }) =>
      transactions.run(db, async () => {
        // Another person was signed in: oidc-provider would need a script or a click to end their session.
        const before = interaction.session?.accountId;
        if (before && before !== id) {
          await endProviderSessions(db, before);
          interaction.session = undefined;
        }
        interaction.result = { login: { accountId: id, remember: false, amr: ["pwd"], acr: String(signOuts) } };
        await interaction.persist();
        const { pathname, search } = new URL(interaction.returnTo);
        return pathname + search;
      }),
    knownDevice: (cookie, identity) => knownDevice(options.cookieSecret, cookie, identity),
    async rotateKeys(now) {
      await rotateKeys(db, sealing, now);
      await reloadKeys();
    },
    async rotateDueKeys(now) {
      await rotateDueKeys(db, sealing, now);
      await reloadKeys();
    },
  };
}

/** The interaction named by a browser's signed cookie; oidc-provider reads it from a request, so we build one. */
async function interactionOf(provider: Provider, cookie: string): Promise<Interaction | undefined> {
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookie;
  const { errors } = await import("oidc-provider");
  try {
    return await provider.interactionDetails(request, new ServerResponse(request));
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

/** oidc-provider builds addresses from the request's headers, so we set those to the issuer's. */
function onlyOwnAddress(issuer: string): RequestHandler {
  const { host, protocol } = new URL(issuer);
  return (request, response, next) => {
    // A full address in the request line would override every header, and PostgreSQL cannot store NUL.
    if (!request.originalUrl.startsWith("/") || request.originalUrl.includes("%00")) return response.sendStatus(400);
    request.headers["x-forwarded-host"] = host;
    request.headers["x-forwarded-proto"] = protocol.slice(0, -1);
    next();
  };
}

/** The provider keeps what anybody asks to sign in with. */
const onlyShortRequests: RequestHandler = ({ originalUrl }, response, next) =>
  originalUrl.length > limits.signInRequestCharacters ? response.sendStatus(400) : next();

const safePage =
  (issuer: string): RequestHandler =>
  (_request, response, next) => {
    if (issuer.startsWith("https:")) response.set("Strict-Transport-Security", "max-age=31536000");
    response.set({
      "Content-Security-Policy": "default-src 'none'; script-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      "Referrer-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Cross-Origin-Opener-Policy": "same-origin",
    });
    next();
  };
