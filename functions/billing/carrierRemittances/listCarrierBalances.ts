import { seesAll } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { listCarrierBalances as contract } from '#shared/contracts/billing/carrierBalances.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { bookCarriers } from '../statements/bookCarriers.ts'
import { balanceOfCarrier } from './carrierStanding.ts'

export const listCarrierBalances = implement(contract)(async ({ actor, now }) => {
  const month = monthOf(bookDate(now))
  const carriers = await bookCarriers(actor)
  return Promise.all(carriers.map((carrier) => balanceOfCarrier(carrier, { month, isOurs: seesAll(actor) })))
})
