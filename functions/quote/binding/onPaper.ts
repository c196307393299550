import { carrierAmong, partnersOf } from '#functions/directory/public.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'

/** What is bound has, besides those of the quote, those who share in cover alone, and is on the paper of that day's carrier. */
export const onPaper = async (quote: QuoteRecord) => {
  const [partners, quoted] = await Promise.all([partnersOf('policy', quote), carrierAmong(quote.partnerIds)])
  const all = [...new Set([...(quote.partnerIds ?? []), ...partners])]
  const partnerIds = all.filter((id) => id !== quoted || partners.includes(id))
  return {
    shared: partnerIds.length === 0 ? quote : { ...quote, partnerIds },
    carrierId: await carrierAmong(partners),
  }
}
