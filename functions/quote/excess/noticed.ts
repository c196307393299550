import type { FirmographicData } from '#shared/contracts/quote/quoteParts.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { openEffort } from '#shared/domain/quoting/diligentEffort.ts'
import { openSurplusNotice } from '#shared/domain/quoting/surplusNotice.ts'
import { mustBeDiligent, mustBeNoticed } from '../actions/guards.ts'
import { attestedQuotesOfAccount, unboundQuotesOfAccount } from '../store/openQuotes.ts'
import { quotes } from '../store/quotes.ts'

/** Surplus lines cover that comes of no quote. */
interface Unquoted {
  readonly accountId: string
  readonly isSurplus: boolean
  readonly effectiveDate: CalendarDate
  readonly firmographicData: FirmographicData
}

/** Refused while the diligent effort that the state asks for is on record with none of the account's open quotes. */
const mustBeSought = async (unquoted: Unquoted): Promise<void> => {
  if (openEffort(unquoted) === undefined) return
  const ids = (await unboundQuotesOfAccount(unquoted.accountId)).map(({ id }) => id)
  const sought = (await quotes.byIds(ids)).find(({ diligence }) => openEffort({ ...unquoted, diligence }) === undefined)
  mustBeDiligent({ ...unquoted, diligence: sought?.diligence })
}

/**
 * The details of an insured of a layer that comes of no quote: refused while the notice that its state asks for was attested
 * on none of the account's quotes, since nobody's word but the insured's counts (decision: notice-before-surplus), and while
 * no diligent effort is on record.
 */
export const noticed = async (unquoted: Unquoted): Promise<FirmographicData> => {
  const { accountId, isSurplus, firmographicData } = unquoted
  await mustBeSought(unquoted)
  const open = openSurplusNotice({ isSurplus, firmographicData })
  if (open === undefined) return firmographicData
  const ids = (await attestedQuotesOfAccount(accountId)).map(({ id }) => id)
  const signatureOnFile = (await quotes.byIds(ids)).some(({ surplusNotice }) => surplusNotice?.state === open)
  mustBeNoticed({ isSurplus, firmographicData: { ...firmographicData, signatureOnFile } })
  return { ...firmographicData, signatureOnFile }
}
