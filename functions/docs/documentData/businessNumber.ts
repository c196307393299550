import { config } from '#functions/_platform/config/config.ts'
import { abnText, isAbn } from '#shared/domain/account/abn.ts'

/** A number that is nobody's: its digits prove nothing. */
const sandbox = '98000000000'

/**
 * The provider's number as its invoices say it, where the region's law has them say one (in Australia: GST Act 1999,
 * s 29-70); undefined where it does not.
 */
export const businessNumber = (): { readonly label: 'ABN'; readonly value: string } | undefined => {
  const said = config.businessNumber
  if (config.region !== 'au') return undefined
  if (said !== 'sandbox' && !isAbn(said)) throw new Error(`BUSINESS_NUMBER is "${said}", which is no ABN.`)
  return { label: 'ABN', value: abnText(said === 'sandbox' ? sandbox : said) }
}
