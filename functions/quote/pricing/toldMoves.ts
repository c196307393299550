import type { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { priceMoves, type ToldMove } from '#shared/domain/rating/priceMoves.ts'
import type { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'

/** What a coverage is called in the region; its number where there is none of it any more. */
export const coverageNameOf = (coverageId: number): string => {
  const coverage = catalogue.find(({ id }) => id === coverageId)
  return coverage === undefined ? `${coverageId}` : inRegion(coverage.name, config.region)
}

/** What a tax or levy is called in the price that has it. */
const taxNameOf = (table: string, prices: readonly RatedPremium[]): string | undefined =>
  prices.flatMap(({ taxes }) => taxes).find(({ key }) => table === `taxes.${key}`)?.name

/** Why one price differs from another (rule: price-moves), coverages, taxes and levies by their names. */
export const toldMoves = (before: RatedPremium, after: RatedPremium): z.infer<typeof ToldMove>[] =>
  priceMoves(before, after).map((move) => {
    const tax = move.key === 'tax' ? taxNameOf(move.table, [after, before]) : undefined
    return {
      ...move,
      ...(move.coverageId !== undefined && { coverage: coverageNameOf(move.coverageId) }),
      ...(tax !== undefined && { tax }),
    }
  })
