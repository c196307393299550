import type { RegionCode } from './code.ts'
import type { Region } from './region.ts'

const postcode: Readonly<Record<RegionCode, string>> = { us: 'Zip Code', uk: 'Postal code', au: 'Postcode' }

/** How an amount is written and its currency called where that is no dollar. */
const otherMoney: Partial<Record<Region['currency'], { readonly sign: string; readonly name: string }>> = {
  GBP: { sign: '£', name: 'Pounds' },
}

/** The one rule of a contract for registrations, which each region has in its own words. */
const wrongRegistration = 'NPN must be less than or equal to 10 digits'

/** What a contract says of a field, in the words of the region: contracts are written in those of the US. */
export const contractWords = (
  said: string,
  { code, currency, registration, industry }: Pick<Region, 'code' | 'currency' | 'industry' | 'registration'>,
): string => {
  if (code === 'us') return said
  if (said === wrongRegistration) return registration.message
  const money = otherMoney[currency]
  const priced = money ? said.replace(/\$(?=\d)/g, money.sign).replace(/\bDollars\b/, money.name) : said
  return priced
    .replace(/^NPN\b/, registration.name)
    .replace(/^Zip(?: Code)?\b/, postcode[code])
    .replace(/\bNaics\b/, industry.codeField === 'sicCode' ? 'SIC' : 'Naics')
}
