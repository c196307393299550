import { z } from 'zod'
import { filledLine, line } from '../text/text.ts'

/** Ownership as on the wire (administration, section 3). */
export const ownershipTypes = [
  'Public',
  'Private',
  'Non-Profit',
  'Public Sector',
  'Partnership',
  'Non-Corporates',
] as const
export type OwnershipType = (typeof ownershipTypes)[number]

/** Organization type (identity-and-public, section 1). */
export const entityTypes = ['Independent', 'Holding', 'Subsidiary', 'Branch', 'Parent'] as const
export type EntityType = (typeof entityTypes)[number]

export const maximumRevenue = 1_000_000_000_000
export const earliestYear = 1500
export const minimumPersonalRecords = 250_000
export const maximumNameLength = 100

/** At most 100 characters after trimming, at least one letter (rule: account-names; administration, section 5). */
export const AccountName = filledLine(10 * maximumNameLength, { missing: 'Account Name is required' })
  .refine(
    (name) => [...name].length <= maximumNameLength,
    'Account Name is exceeding 100 Characters. Please reset Handler.',
  )
  .regex(/\p{L}/u, 'must contain at least one alphabetical character')
  .meta({ maxLength: maximumNameLength })

export const DbaOrTradestyle = line(200).regex(/^$|[\p{L}\p{N}]/u, 'must contain at least one letter or number')

/** Whole currency units of a year's revenue, 1 to a trillion. */
export const Revenue = z
  .number('Projected Revenue must be a numeric value')
  .min(1, 'Projected Revenue must be greater than or equal to 1')
  .max(maximumRevenue, 'must be less than or equal to 1 Trillion Dollars.')

/** Revenue earned elsewhere; there may be none. */
export const ForeignRevenue = z
  .number('Revenue must be a numeric value')
  .min(0, 'Revenue must be greater than or equal to 0')
  .max(maximumRevenue, 'must be less than or equal to 1 Trillion Dollars.')

export const Employees = z
  .number('Number of Employees must be a numeric value')
  .int('Number of Employees must be a whole number')
  .min(1, 'Number of Employees must be greater than or equal to 1')

/** The upper bound, the current year, is checked with the clock's year in `detailsProblems`. */
export const YearEstablished = z
  .number('Year Established must be a numeric value')
  .int('Year Established must be a whole number')
  .min(earliestYear, 'Year Established must be between 1500 and the current year')

/** Two to six digits, 10 to 999999 (rule: industry-codes). Text, because UK codes of farming and mining start with a zero. */
export const IndustryCode = z
  .string()
  .regex(/^\d+$/, 'Industry Code must be a numeric value')
  .regex(/^\d{0,6}$/, 'Industry Code be less than 6 digits')
  .regex(/^0*[1-9]\d+$/, 'Industry Code must be atleast 2 digits')

/** Share of the primary industry in percent; the secondary one has the remainder. */
export const PrimaryShare = z
  .number('Primary Naics Percentage must be a numeric value')
  .min(51, 'Primary Naics Percentage must be 51% or higher')
  .max(100, 'Primary Naics Percentage must be 100% or lower')

export const PercentInternationalSales = z.number().min(0).max(100)

// The web's own rule for names of hosts (UTS 46), which browsers and Node have alike.
declare const URL: new (address: string) => { readonly hostname: string }

const ascii = (host: string): string => {
  if (/^[\0-\x7f]*$|[/?#@:\\\s]/.test(host)) return host
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return host
  }
}

/** A host in its one spelling: small letters, Unicode as the name system has it (punycode), no closing dot, no leading www. */
const hostName = (typed: string): string =>
  ascii(typed.trim().toLowerCase())
    .replace(/\.+$/, '')
    .replace(/^www\.(?=.*\.)/, '')

/** Labels, a label and a top-level part of 2 to 11 letters, without a scheme (administration, section 5); read in its one spelling. */
export const DomainName = z
  .string()
  .overwrite(hostName)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,11}$/, 'Not a valid domain name')

/** A domain as people type it, in its one spelling: without scheme, user, port and path. */
export const bareDomain = (typed: string): string =>
  hostName(
    typed
      .trim()
      .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\//i, '')
      .replace(/[/?#].*$/, '')
      .replace(/^.*@/, '')
      .replace(/:\d*$/, ''),
  )

export const YesOrNo = z.enum(['yes', 'no'])
