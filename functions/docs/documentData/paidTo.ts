import type { TrustAccount } from '#functions/billing/public.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** What the number of a bank is called. */
const routing: Readonly<Record<RegionCode, string>> = { us: 'Routing number', uk: 'Sort code', au: 'BSB' }

/** Where a wire goes, as it is printed, and what it names. */
export const paidTo = (
  region: RegionCode,
  { bank, routing: number, account, accountType, swift }: TrustAccount,
  reference: string,
): { readonly label: string; readonly value: string }[] => [
  { label: 'Account name', value: `${regionOf(region).provider.name} Premium Trust` },
  { label: 'Bank', value: bank },
  { label: routing[region], value: number },
  { label: 'Account number', value: `${account} (${accountType})` },
  { label: 'SWIFT', value: swift },
  { label: 'Reference', value: reference },
]
