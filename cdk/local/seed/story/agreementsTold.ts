import { relationships } from '#functions/directory/store/relationships.ts'
import { agreementsIdOf, commissionAgreements } from '#functions/ledger/store/commissionAgreements.ts'
import type { CommissionAgreementRecord } from '#shared/contracts/commissions/commissionAgreement.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId, CommissionAgreementId } from '#shared/domain/ids/ids.ts'
import type { CommissionAgreementTerms } from '#shared/domain/quoting/commissionAgreement.ts'
import type { Chronicle } from './chronicle.ts'
import type { Staff } from './companyTold.ts'
import type { Seller } from './seller.ts'

/** The agencies, the one that sells most first. */
export const busiest = (sellers: readonly Seller[]): readonly string[] => {
  const weights = new Map<string, number>()
  for (const { agencyId, weight } of sellers) weights.set(agencyId, (weights.get(agencyId) ?? 0) + weight)
  return [...weights].toSorted(([, a], [, b]) => b - a).map(([agencyId]) => agencyId)
}

const standing: CommissionAgreementTerms = {
  product: null,
  newPercent: 15,
  renewalPercent: 12.5,
  effectiveFrom: '2024-01-01',
  effectiveUntil: null,
  manner: 'AS_PAID',
  shares: [],
}

/** Whose agreements are told: those of the busiest agency, which shares with the one that brought it, and of the next. */
const termsFor = (place: number, wholesaler: string | undefined, begins: CalendarDate): CommissionAgreementTerms[] => {
  if (place === 0)
    return [
      { ...standing, effectiveUntil: begins },
      {
        ...standing,
        newPercent: 16,
        renewalPercent: 14,
        effectiveFrom: begins,
        shares:
          wholesaler === undefined ? [] : [{ agencyId: AgencyId.parse(wholesaler), basis: 'COMMISSION', percent: 20 }],
      },
    ]
  return place === 1 ? [{ ...standing, newPercent: 17, renewalPercent: 15, manner: 'AS_WRITTEN' }] : []
}

interface Telling {
  readonly sellers: readonly Seller[]
  readonly today: CalendarDate
  readonly administrator: Staff['administrator']
  /** Names them beside the story’s own dice, so that they move nothing else of it. */
  readonly newId: Chronicle['id']
}

/** Tells what was agreed with agencies on their commission; the sellers as they sell by it. */
export const agreementsTold = (
  chronicle: Chronicle,
  { sellers, today, administrator, newId }: Telling,
): readonly Seller[] => {
  const agencies = busiest(sellers)
  const wholesaler = agencies.length > 2 ? agencies.at(-1) : undefined
  const begins: CalendarDate = `${monthOf(addMonths(today, -14))}-01`
  const made = new Map<string, readonly CommissionAgreementRecord[]>()
  for (const [place, agencyId] of agencies.entries()) {
    const agreements = termsFor(place, wholesaler, begins).map((terms): CommissionAgreementRecord => {
      const at: Instant = `${addMonths(terms.effectiveFrom, -1)}T15:00:00.000Z`
      return {
        ...terms,
        id: CommissionAgreementId.parse(newId('cag', at)),
        revision: 1,
        versions: [{ revision: 1, terms, by: administrator.name, at, note: 'Annual review' }],
        created: at,
        lastUpdated: at,
      }
    })
    const at = agreements.at(-1)?.created
    if (at === undefined) continue
    made.set(agencyId, agreements)
    const deed = { at, operation: 'createCommissionAgreement', by: { id: administrator.id } }
    const record = { id: agreementsIdOf(agencyId), agencyId: AgencyId.parse(agencyId), agreements }
    chronicle.tell(commissionAgreements.create(record), deed)
    if (place === 0 && wholesaler !== undefined) {
      const related = { kind: 'appointedBy' as const, from: agencyId, to: wholesaler, begins }
      const relationship = { ...related, id: newId('rel', at) }
      chronicle.tell(relationships.create(relationship), { ...deed, operation: 'createRelationship' })
    }
  }
  return sellers.map((seller) => ({ ...seller, agreements: made.get(seller.agencyId) ?? [] }))
}
