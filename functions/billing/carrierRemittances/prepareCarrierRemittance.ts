import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { carrierAccountWrite } from '#functions/ledger/store/carrierAccounts.ts'
import { carrierRemittances } from '#functions/ledger/store/carrierRemittances.ts'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import { prepareCarrierRemittance as contract } from '#shared/contracts/billing/carrierRemittances.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { CarrierRemittanceId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { carrierFor } from '../statements/partyOf.ts'
import { carrierStanding } from './carrierStanding.ts'

/** A carrier has one remittance under way, which its account names: two at once write the same account, so one of them is refused. */
export const prepareCarrierRemittance = implement(contract)(({ body: { carrierId, month }, actor, now, fail }) =>
  retryStale(async () => {
    const carrier = (await carrierFor(actor, carrierId)) ?? fail('billing.carrierNotFound')
    if (month > monthOf(bookDate(now))) return fail('billing.periodNotFound')
    const { account, basis, becameDue, broughtForward, due } = await carrierStanding(carrier.id, month)
    const { currency, provider } = regionOf(config.region)
    if (account?.underWay !== undefined)
      return fail('billing.carrierRemittanceUnderWay', { data: { carrier: carrier.name } })
    if (due <= 0)
      return fail('billing.nothingToRemit', { data: { carrier: carrier.name, month, due: moneyText(due, currency) } })
    const remittance: CarrierRemittance = {
      id: CarrierRemittanceId.parse(`crm_${ulid()}`),
      carrierId: carrier.id,
      carrierName: carrier.name,
      legalEntity: provider.company,
      currency,
      month,
      basis,
      status: 'DRAFT',
      becameDue,
      broughtForward,
      amount: due,
      prepared: { by: actor.userId, name: actor.name, at: now },
      created: now,
      lastUpdated: now,
    }
    await commit([
      carrierRemittances.create(remittance),
      carrierAccountWrite(carrier.id, account, { underWay: remittance.id }),
    ])
    return remittance
  }),
)
