import type { AsyncLocalStorage } from "node:async_hooks";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";
import type { Executor } from "../db/open.ts";
import { oidcModel } from "../db/schema/identity.ts";

/**
 * Where oidc-provider keeps its sessions, grants, codes and interactions. Inside a call it uses the call's
 * transaction: a second connection per call would drain the pool when many people sign in at once.
 */
export const databaseAdapter =
  (pool: Executor, transactions: AsyncLocalStorage<Executor>): AdapterFactory =>
  (kind) =>
    new DatabaseAdapter(kind, () => transactions.getStore() ?? pool);

class DatabaseAdapter implements Adapter {
  constructor(
    readonly kind: string,
    readonly db: () => Executor,
  ) {}

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number) {
    const row = {
      payload,
      grantId: payload.grantId ?? null,
      uid: payload.uid ?? null,
      expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
    };
    await this.db()
      .insert(oidcModel)
      .values({ kind: this.kind, id, ...row })
      .onConflictDoUpdate({ target: [oidcModel.kind, oidcModel.id], set: row });
  }

  find(id: string) {
    return this.findBy(eq(oidcModel.id, id));
  }

  findByUid(uid: string) {
    return this.findBy(eq(oidcModel.uid, uid));
  }

  /** We do not offer the device flow, in which a person types a code on another device. */
  async findByUserCode() {
    return undefined;
  }

  async consume(id: string) {
    await this.db().update(oidcModel).set({ consumedAt: new Date() }).where(this.one(id));
  }

  async destroy(id: string) {
    await this.db().delete(oidcModel).where(this.one(id));
  }

  async revokeByGrantId(grantId: string) {
    await this.db().delete(oidcModel).where(eq(oidcModel.grantId, grantId));
  }

  private one(id: string) {
    return and(eq(oidcModel.kind, this.kind), eq(oidcModel.id, id));
  }

  private async findBy(wanted: ReturnType<typeof eq>): Promise<AdapterPayload | undefined> {
    const alive = or(isNull(oidcModel.expiresAt), gt(oidcModel.expiresAt, new Date()));
    const [row] = await this.db()
      .select()
      .from(oidcModel)
      .where(and(eq(oidcModel.kind, this.kind), wanted, alive));
    if (!row) return undefined;
    return { ...row.payload, ...(row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) }) };
  }
}
