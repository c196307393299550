import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { recordClaimRecovery as contract } from '#shared/contracts/claims/money.ts'
import { paidOf } from '#shared/domain/claims/claimFigures.ts'
import { ClaimRecoveryId } from '#shared/domain/ids/ids.ts'
import { postingsForClaimRecovered } from '#shared/domain/ledger/claimPostings.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { coverOf } from '../desk/coverOf.ts'
import { claimGuard, requireForDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { toFile } from '../desk/toFile.ts'
import { erosionOfPolicy } from '../store/claimErosions.ts'
import { mostEntries } from './checks.ts'
import { moneyText } from './moneyText.ts'
import { mustHaveCome } from './mustHaveCome.ts'
import { owedRetention, sumOwed } from './owedRetention.ts'

interface Borne {
  readonly amount: MinorUnits
  readonly recoveryId: string
}

/** The write by which the insured has borne its retention, coverage by coverage; refused where it owes less. */
const borneAfterAll = async (claim: ClaimRecord, { amount, recoveryId }: Borne): Promise<Write> => {
  const { terms } = (await coverOf(claim)) ?? fail('claim.notPlaced')
  const erosion = await erosionOfPolicy(terms.policyId)
  const owed = owedRetention(claim, terms, erosion.entries)
  if (amount > sumOwed(owed))
    return fail('claim.retentionNotOwed', { data: { left: moneyText(sumOwed(owed), claim.currency) } })
  let left = amount
  const entries = owed.map(({ coverageId, amount: most }) => {
    const borne = Math.min(left, most)
    left -= borne
    return { claimId: claim.id, paymentId: recoveryId, eventId: claim.eventId, coverageId, borne, paid: 0 - borne }
  })
  return erosion.add(...entries.filter(({ borne }) => borne > 0))
}

/**
 * What comes back does not reinstate a limit (rule: erosion), but for what the insured owed of its retention, which the policy
 * had no reason to pay (rule: retention-owed).
 */
export const recordClaimRecovery = implement(contract)(async ({ params, body, actor, now }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'recover', { actor })
  if (claim.policyId === undefined) return fail('claim.notPlaced')
  if (claim.recoveries.length >= mostEntries) return fail('claim.tooMany')
  mustHaveCome(claim, { day: body.receivedOn, field: 'receivedOn', now })
  const { filedOn } = claim
  if (filedOn !== undefined && body.receivedOn < filedOn)
    return fail('request.unfit', {
      errors: [
        { detail: `The claim was reported on ${filedOn}: nothing came back of it before`, path: ['receivedOn'] },
      ],
    })
  const left = paidOf(claim) - claim.recoveries.reduce((sum, { amount }) => sum + amount, 0)
  if (body.amount > left) return fail('claim.recoveryTooLarge', { data: { left: moneyText(left, claim.currency) } })
  const id = ClaimRecoveryId.parse(`crc_${ulid()}`)
  const writes = body.ofRetention ? [await borneAfterAll(claim, { amount: body.amount, recoveryId: id })] : []
  const recovery = { ...body, id, by: actor.userId, name: actor.name, at: now }
  const after = { ...claim, recoveries: [...claim.recoveries, recovery] }
  const booked = {
    postings: postingsForClaimRecovered(body.amount),
    kind: 'claimRecovery',
    id,
    on: body.receivedOn,
  } as const
  return toFile(await saveClaim(claim, after, { by: actor.name, now, booked, writes }), actor)
})
