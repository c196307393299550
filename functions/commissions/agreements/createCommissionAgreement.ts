import { ulid } from 'ulid'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { agreementsIdOf, agreementsOf, agreementsWrite } from '#functions/ledger/store/commissionAgreements.ts'
import { createCommissionAgreement as contract } from '#shared/contracts/commissions/agreements.ts'
import type { CommissionAgreementRecord } from '#shared/contracts/commissions/commissionAgreement.ts'
import { AgencyId, CommissionAgreementId } from '#shared/domain/ids/ids.ts'
import { mustBeAgreeable } from './mustBeAgreeable.ts'
import { requireManagedAgency } from './requireManagedAgency.ts'
import { toAgreements } from './toAgreement.ts'

/** More agreements than this with one agency are not kept. */
const most = 60

export const createCommissionAgreement = implement(contract)(({ params, body, actor, now }) =>
  retryStale(async () => {
    const agency = await requireManagedAgency(params.agencyId, actor)
    const agencyId = AgencyId.parse(agency.id)
    const { note, ...terms } = body
    const before = await agreementsOf(agencyId)
    const others = before?.agreements ?? []
    await mustBeAgreeable(agency, terms, others)
    if (others.length >= most) fail('commission.tooManyAgreements')
    const agreement: CommissionAgreementRecord = {
      ...terms,
      id: CommissionAgreementId.parse(`cag_${ulid()}`),
      revision: 1,
      versions: [{ revision: 1, terms, by: nameFor(actor), at: now, note }],
      created: now,
      lastUpdated: now,
    }
    const agreements = [...others, agreement]
    await commit([agreementsWrite(before, { ...before, id: agreementsIdOf(agencyId), agencyId, agreements })])
    const [made] = await toAgreements({ agencyId }, [agreement])
    return made ?? fail('commission.agreementNotFound')
  }),
)
