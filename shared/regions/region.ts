import type { PlaceZone } from '../domain/calendar/timeZone.ts'
import type { Currency } from '../domain/money/money.ts'
import type { RegionCode } from './code.ts'
import type { Flags } from './flags.ts'
import type { Product } from './products.ts'

/** A state, district or territory. `timeZone` is where most of its people live: policies start at 12:01 AM there. */
export type State = { readonly abbreviation: string; readonly name: string; readonly timeZone: PlaceZone }

export type AddressField = 'address1' | 'address2' | 'address3' | 'city' | 'state' | 'zipCode'

/** A pattern with the text shown when a value does not match it. */
export type PatternRule = { readonly pattern: RegExp; readonly message: string }

/**
 * Everything that differs between the three business regions, as data: code asks the region and never its code.
 * Sources: identity-and-public sections 1, 3 and 9; administration sections 3, 5 and 9.
 */
export type Region = {
  readonly code: RegionCode
  readonly name: string
  readonly locale: 'en-US' | 'en-GB' | 'en-AU'
  /** Folder of the translation files; one a locale. */
  readonly language: string
  readonly currency: Currency
  /** ISO 3166 country: two letters for phones, three for addresses. */
  readonly country: { readonly alpha2: 'US' | 'GB' | 'AU'; readonly alpha3: 'USA' | 'GBR' | 'AUS' }
  readonly diallingCode: '+1' | '+44' | '+61'
  /** IANA zone used when a request names none (rule: zone-of-request) and the region has no states. */
  readonly timeZone: PlaceZone
  /** How a short date reads, for example 12/31/2026. */
  readonly dateFormat: 'MM/DD/YYYY' | 'DD/MM/YYYY'
  readonly industry: {
    readonly codeField: 'naicsCode' | 'sicCode'
    readonly primaryField: 'primaryIndustry' | 'sicPrimaryDesc'
    readonly secondaryField: 'secondaryIndustry' | 'sicSecondaryDesc'
    readonly scheme: string
  }
  readonly address: {
    /** In the order of the form and of the printed address. */
    readonly fields: readonly { readonly name: AddressField; readonly required: boolean }[]
    readonly city: PatternRule
    readonly postcode: PatternRule
  }
  readonly phone: {
    /** Digits with the country code, as they are stored. */
    readonly pattern: RegExp
    readonly message: string
    readonly example: string
  }
  /** The number under which those who sell insurance are registered. */
  readonly registration: PatternRule & { readonly name: 'AFSL' | 'FRN' | 'NPN' }
  readonly support: { readonly email: string; readonly phone: string; readonly claimsPhone: string }
  readonly provider: {
    readonly name: string
    /** The company that people deal with, and what the law has it say of itself in a line. */
    readonly company: string
    readonly legalEntity: string
    readonly website: string
    /** The marketing panel's 'Learn more'; the US and the UK alone have one. */
    readonly learnMoreUrl?: string
    /** Where else the provider is to be found. */
    readonly socials: readonly { readonly name: string; readonly url: string }[]
  }
  readonly products: readonly Product[]
  readonly flags: Flags
  /** Site key of the captcha that guards forgot-password and the MFA reset; public by nature. */
  readonly captchaSiteKey: string
}
