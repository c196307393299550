/** With which the scopes of partners begin: a record's own scopes are few, partners may be any number. */
export const partnerPrefix = 'partner:'

/**
 * Scopes that a whole region writes to: everyone's, those of partners, the books of carriers and of the ledger's accounts. A
 * list of theirs is spread over several partitions where its kind has them; all others are small by nature and have one.
 */
const isWideScope = (scope: string): boolean => scope === 'all' || /^(?:book|carrier|partner):/.test(scope)

/** Over how many partitions a list of a scope is spread, where its kind has so many. */
export const shardsIn = (scope: string, shards: number): number => (isWideScope(scope) ? shards : 1)
