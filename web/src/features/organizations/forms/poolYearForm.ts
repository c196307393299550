import type { PoolYear } from '#shared/contracts/account/poolYears.ts'

/** A term of a pool that is to be changed, as its form has it. */
export const poolYearValues = ({ begins, ends, name, sharedLimit }: PoolYear) => ({ begins, ends, name, sharedLimit })
