import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

const oldestVersion = 15;
const connectionMilliseconds = 1000;
/** The server cancels a statement first; the second limit detects a server that does not answer at all. */
const statementMilliseconds = 5000;
const silenceMilliseconds = 6000;
/** For one of the connections to be free: none is held by a statement for longer. */
const turnMilliseconds = silenceMilliseconds;

/**
 * A list is read sooner than its statement is compiled or a second processor has begun, and others wait for that one.
 * Said with each connection: servers of others have both switched on.
 */
const settings = "-c jit=off -c max_parallel_workers_per_gather=0";

export interface Database {
  /** Parameters for a second connection to the same database. */
  url: string;
  pool: pg.Pool;
  db: Db;
  /** Ends the pool, and the server if it is embedded and ours. */
  close(): Promise<void>;
}
export type Db = ReturnType<typeof connectDrizzle>;
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** The database as a store takes it: the caller decides whether statements are part of a transaction. */
export type Executor = Db | Tx;

const connectDrizzle = (client: pg.Pool) => drizzle({ client, casing: "snake_case" });

/** The pool has one limit for waiting until a connection is free, which is long, and for making one, which is short. */
class SwiftClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectionMilliseconds });
  }
}

interface Options {
  /** A PostgreSQL of version 15 or newer; left out: a private one in `directory`. */
  url?: string;
  /** `DATA_DIR`. */
  directory: string;
}

/**
 * Opens the database of design §10.
 *
 * @throws Error when the server does not answer within a second or is too old
 */
export async function openDatabase({ url, directory }: Options): Promise<Database> {
  if (url) return connect(url);
  const server = await startEmbeddedPostgres({ directory: path.join(directory, "postgres") });
  const database = await connect(`postgres://${server.user}@/postgres?host=${encodeURIComponent(server.host)}`);
  return {
    ...database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

async function connect(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    options: settings,
    max: 10,
    Client: SwiftClient,
    connectionTimeoutMillis: turnMilliseconds,
    statement_timeout: statementMilliseconds,
    query_timeout: silenceMilliseconds,
    idle_in_transaction_session_timeout: statementMilliseconds,
  });
  // A lost connection emits an error, which would end Node if unhandled; the next query fails anyway.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  await refuseOldServer(pool).catch(async (error) => {
    await pool.end();
    throw error;
  });
  return { url, pool, db: connectDrizzle(pool), close: () => pool.end() };
}

async function refuseOldServer(pool: pg.Pool) {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (major < oldestVersion) throw new Error(`PostgreSQL ${major} is too old: ${oldestVersion} or newer is needed`);
}
