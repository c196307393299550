import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { paidOf, reserveFigures } from '#shared/domain/claims/claimFigures.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { authorityFor } from '../money/authorityFor.ts'
import { claims } from '../store/claims.ts'
import { coverTold } from './coverTold.ts'

const relatedTo = async (claim: ClaimRecord): Promise<ClaimFile['related']> => {
  const rows = await claims.every({ scopes: [`claim:${claim.eventId}`], group: [...claimStatuses] })
  const ids = claim.eventId === claim.id ? [] : [claim.eventId]
  const first = await claims.byIds(ids)
  return [...first, ...rows]
    .filter(({ id }) => id !== claim.id)
    .map(({ id, claimNumber }) => ({ id, ...(claimNumber !== undefined && { claimNumber }) }))
}

/** The file of a claim, as the desk reads it. */
export const toFile = async (claim: ClaimRecord, actor: Actor): Promise<ClaimFile> => {
  const [cover, related] = await Promise.all([coverTold(claim), relatedTo(claim)])
  return {
    ...claim,
    paid: paidOf(claim),
    cover,
    standing: reserveFigures(claim),
    related,
    authority: {
      reserve: authorityFor(actor, 'reserve', claim.currency),
      payment: authorityFor(actor, 'payment', claim.currency),
    },
  }
}
