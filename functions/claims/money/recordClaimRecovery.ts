import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/public.ts'
import { recordClaimRecovery as contract } from '#shared/contracts/claims/money.ts'
import { paidOf } from '#shared/domain/claims/claimFigures.ts'
import { ClaimRecoveryId } from '#shared/domain/ids/ids.ts'
import { postingsForClaimRecovered } from '#shared/domain/ledger/claimPostings.ts'
import { claimGuard, requireForDesk } from '../desk/desk.ts'
import { saveClaim } from '../desk/saveClaim.ts'
import { toFile } from '../desk/toFile.ts'
import { mostEntries } from './checks.ts'
import { moneyText } from './moneyText.ts'
import { mustHaveCome } from './mustHaveCome.ts'

/** What comes back does not reinstate a limit (rule: erosion). */
export const recordClaimRecovery = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const claim = await requireForDesk(params.claimId, actor)
  claimGuard.mustAllow(claim.status, 'recover', { actor })
  if (claim.policyId === undefined) return fail('claim.notPlaced')
  if (claim.recoveries.length >= mostEntries) return fail('claim.tooMany')
  mustHaveCome(claim, { day: body.receivedOn, field: 'receivedOn', now })
  const left = paidOf(claim) - claim.recoveries.reduce((sum, { amount }) => sum + amount, 0)
  if (body.amount > left) return fail('claim.recoveryTooLarge', { data: { left: moneyText(left, claim.currency) } })
  const id = ClaimRecoveryId.parse(`crc_${ulid()}`)
  const recovery = { ...body, id, by: actor.userId, name: actor.name, at: now }
  const after = { ...claim, recoveries: [...claim.recoveries, recovery] }
  const booked = {
    postings: postingsForClaimRecovered(body.amount),
    kind: 'claimRecovery',
    id,
    on: bookDate(now),
  } as const
  return toFile(await saveClaim(claim, after, { by: actor.name, now, booked }), actor)
})
