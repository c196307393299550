const overload =
  /Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded|TimeoutError|ServiceUnavailable|InternalServerError|InternalError|SlowDown|TransactionInProgress/
/** Nobody is there, or hung up: a store that is being started again. */
const away = /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT)$/

/** AWS says so when it is short of breath or away, at times wrapped by a library; the caller may try again. */
export const isOverload = (error: unknown): boolean =>
  error instanceof Error &&
  (overload.test(error.name) || ('code' in error && away.test(String(error.code))) || isOverload(error.cause))
