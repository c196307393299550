import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import type { ClaimWorn } from '#shared/domain/claims/erosion.ts'

/**
 * What payments of claims take of a policy, each from the day it was asked for until it is rejected; and retention that the
 * insured paid back, which was paid by the policy in its place.
 */
interface ClaimErosion {
  readonly id: string
  readonly entries: readonly ClaimWorn[]
}

export const claimErosions = defineRecord<ClaimErosion>({ kind: 'claimErosion', notFound: 'server.failed' })

const idOf = (policyId: string): string => `erosion:${policyId}`

/** A policy's erosion as it stands, and the writes that change it: two payments never pass each other. */
export const erosionOfPolicy = async (policyId: string) => {
  const before: Stored<ClaimErosion> | undefined = await claimErosions.byId(idOf(policyId))
  const entries = before?.entries ?? []
  const write = (after: ClaimErosion['entries']): Write =>
    before === undefined
      ? claimErosions.create({ id: idOf(policyId), entries: after })
      : claimErosions.update(before, { id: before.id, entries: after })
  return {
    entries,
    asItIs: (): Write => write(entries),
    add: (...more: readonly ClaimWorn[]): Write => write([...entries, ...more]),
    without: (paymentId: string): Write => write(entries.filter((each) => each.paymentId !== paymentId)),
  }
}
