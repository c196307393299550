import { defineRecord, type Stored, type Write } from '#functions/_platform/storage/record.ts'
import type { Worn } from '#shared/domain/claims/erosion.ts'

/** What payments of claims take of a policy, each from the day it was asked for until it is rejected. */
interface ClaimErosion {
  readonly id: string
  readonly entries: readonly (Worn & { readonly claimId: string; readonly paymentId: string })[]
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
    add: (entry: ClaimErosion['entries'][number]): Write => write([...entries, entry]),
    without: (paymentId: string): Write => write(entries.filter((each) => each.paymentId !== paymentId)),
  }
}
