import type { FirmographicData } from '#shared/contracts/quote/quoteParts.ts'
import type { SignedStatement } from '#shared/contracts/quote/signatures.ts'
import { totalRevenueOf } from '#shared/domain/account/totalRevenue.ts'
import type { Region } from '#shared/regions/region.ts'
import { townLines } from '#shared/regions/townLines.ts'

/** An amount in whole units of the region's currency, as its people write it. */
export const wholeAmount = (whole: number, { currency, locale }: Region): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(whole)

/** What of the company's details is signed for: whose it is, and everything that its price stands on. */
export const companyLines = (company: FirmographicData, region: Region): SignedStatement['company'] => {
  const { address1, address2, address3, city, state, zipCode, yearEstablished } = company
  const { codeField, primaryField, secondaryField, scheme } = region.industry
  const count = (value: number | undefined) =>
    value === undefined ? undefined : new Intl.NumberFormat(region.locale).format(value)
  const code = company[codeField]
  const revenue = totalRevenueOf(company)
  const lines = {
    'Trading name': company.dbaOrTradestyle,
    Address: [address1, address2, address3, ...townLines(region.code, { city, state, zipCode })]
      .filter(Boolean)
      .join(', '),
    Website: company.domainName,
    Industry: [company[secondaryField] ?? company[primaryField], code && `${scheme} ${code}`]
      .filter(Boolean)
      .join(', '),
    Revenue: revenue === undefined ? undefined : wholeAmount(Math.round(revenue), region),
    Employees: count(company.noOfEmployeesAll),
    'Personal records': count(company.numberOfPersonalRecords),
    'Year established': yearEstablished?.toString(),
  }
  return Object.entries(lines).flatMap(([label, answer]) => (answer ? [{ label, answer }] : []))
}
