import type { FirmographicData } from '#shared/contracts/quote/quoteParts.ts'
import { openSurplusNotice } from '#shared/domain/quoting/surplusNotice.ts'
import { mustBeNoticed } from '../actions/guards.ts'
import { attestedQuotesOfAccount } from '../store/openQuotes.ts'
import { quotes } from '../store/quotes.ts'

/** Surplus lines cover that comes of no quote. */
interface Unquoted {
  readonly accountId: string
  readonly isSurplus: boolean
  readonly firmographicData: FirmographicData
}

/**
 * The details of an insured of a layer that comes of no quote: refused while the notice that its state asks for was attested
 * on none of the account's quotes, since nobody's word but the insured's counts (decision: notice-before-surplus).
 */
export const noticed = async ({ accountId, isSurplus, firmographicData }: Unquoted): Promise<FirmographicData> => {
  const open = openSurplusNotice({ isSurplus, firmographicData })
  if (open === undefined) return firmographicData
  const ids = (await attestedQuotesOfAccount(accountId)).map(({ id }) => id)
  const signatureOnFile = (await quotes.byIds(ids)).some(({ surplusNotice }) => surplusNotice?.state === open)
  mustBeNoticed({ isSurplus, firmographicData: { ...firmographicData, signatureOnFile } })
  return { ...firmographicData, signatureOnFile }
}
