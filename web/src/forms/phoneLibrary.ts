import type { CountryCode } from 'libphonenumber-js'
import { region } from '../i18n/region.ts'

export type PhoneCountry = CountryCode

type Country = { readonly country: PhoneCountry; readonly dialling: string; readonly name: string }

export type PhoneLibrary = {
  readonly countries: readonly Country[]
  /** Digits with country code, read back: the country and how the number is written there. */
  readonly read: (digits: string) => { country: PhoneCountry | undefined; shown: string; national: string } | undefined
  /** What was typed, national or with +, as digits with country code; undefined while it is no number yet. */
  readonly parse: (
    text: string,
    country: PhoneCountry,
  ) => { digits: string; country: PhoneCountry | undefined } | undefined
}

/** The countries one can choose before the list of all of them is here. */
export const homeCountries: readonly Country[] = [
  { country: region.country.alpha2, dialling: region.diallingCode, name: region.name },
]

/** The phone rules of all countries, loaded with the first phone field. */
export const loadPhoneLibrary = async (): Promise<PhoneLibrary> => {
  const { getCountries, getCountryCallingCode, parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const names = new Intl.DisplayNames(region.locale, { type: 'region' })
  const home = ['US', 'GB', 'AU']
  const countries = getCountries()
    .map((country) => ({ country, dialling: `+${getCountryCallingCode(country)}`, name: names.of(country) ?? country }))
    .sort((a, b) => Number(home.includes(b.country)) - Number(home.includes(a.country)) || a.name.localeCompare(b.name))
  return {
    countries,
    read: (digits) => {
      const number = digits.length > 6 ? parsePhoneNumberFromString(`+${digits}`) : undefined
      if (!number?.isPossible()) return undefined
      const national = number.formatNational()
      return { country: number.country ?? undefined, national, shown: national }
    },
    parse: (text, country) => {
      const number = parsePhoneNumberFromString(text, country)
      return number?.isPossible() ? { digits: number.number.slice(1), country: number.country ?? undefined } : undefined
    },
  }
}
