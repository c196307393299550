import type { RegionCode } from '../../../regions/code.ts'
import type { TaxKey } from '../ratedPremium.ts'

/** Where the risk is taxed; the state is the insured's home state. */
export type Taxed = { readonly region: RegionCode; readonly state?: string | undefined }

/** To whom a tax or fee is payable, as the ledger names them: a state's authority by its abbreviation. */
export const taxAuthority = (key: TaxKey, { region, state = region.toUpperCase() }: Taxed): string => {
  switch (key) {
    case 'ipt':
      return 'HMRC'
    case 'gst':
      return 'ATO'
    case 'surplusStampingFee':
      return `${state} stamping office`
    default:
      return state
  }
}
