/** Whether something failed because the database does not answer, and not because of the query. */
export const isDatabaseGone = (error: unknown): boolean =>
  error instanceof Error &&
  (/ECONNREFUSED|connect ENOENT|ECONNRESET|EPIPE|timeout|terminat|57P0[123]|53300/i.test(
    `${(error as { code?: string }).code} ${error.message}`,
  ) ||
    isDatabaseGone(error.cause));
