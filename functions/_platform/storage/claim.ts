import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { epochSeconds } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { currentTrace } from '../log/log.ts'
import { onceRow } from './rows.ts'

/**
 * What the first commit of a request with an Idempotency-Key writes besides: that the request takes effect. So it does
 * in the same moment or not at all, and only while the key is its own: one that was thought dead, and whose key another
 * has taken, changes nothing any more.
 */
export const effectItem = (
  at: Instant,
  written: readonly string[],
): NonNullable<TransactWriteCommandInput['TransactItems']>[number] | undefined => {
  const trace = currentTrace()
  const claim = trace?.claim
  if (claim === undefined || claim.hasEffect) return undefined
  const { key, digest, claim: own, keptUntil } = claim
  const told = trace?.written === undefined ? [] : written
  const Put = onceRow
    .put({ key, digest, claim: own, effectAt: epochSeconds(at), expiresAt: keptUntil, written: told })
    .where((row, { eq }) => eq(row.claim, own))
    .params({ table: config.tableName })
  return { Put } as NonNullable<TransactWriteCommandInput['TransactItems']>[number]
}

/** Notes that a commit with the item went through: nobody takes the key any more, and later commits need none. */
export const noteEffect = (): void => {
  const claim = currentTrace()?.claim
  if (claim !== undefined) claim.hasEffect = true
}
