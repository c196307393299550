import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { commissionAgreements } from '#functions/ledger/store/commissionAgreements.ts'
import { updateCommissionAgreement as contract } from '#shared/contracts/commissions/agreements.ts'
import { mustBeAgreeable } from './mustBeAgreeable.ts'
import { requireAgreement } from './requireAgreement.ts'
import { toAgreements } from './toAgreement.ts'

/** Each change is a version of its own; policies that were bound keep what they stood by. */
export const updateCommissionAgreement = implement(contract)(({ params, body, actor, now, fail }) =>
  retryStale(async () => {
    const { agency, kept, agreement } = await requireAgreement(params, actor)
    const { note, revision: read, ...terms } = body
    if (agreement.revision !== read) return fail('conflict.stale')
    const others = kept.agreements.filter(({ id }) => id !== agreement.id)
    await mustBeAgreeable(agency, terms, others)
    const revision = agreement.revision + 1
    const versions = [...agreement.versions, { revision, terms, by: nameFor(actor), at: now, note }]
    const changed = { ...agreement, ...terms, revision, versions, lastUpdated: now }
    const agreements = kept.agreements.map((each) => (each.id === agreement.id ? changed : each))
    await commit([commissionAgreements.update(kept, { ...kept, agreements })])
    const [shown] = await toAgreements(kept, [changed])
    return shown ?? fail('commission.agreementNotFound')
  }),
)
