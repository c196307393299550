import type { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { type Currency, formatMoney, toMinorUnits } from '#shared/domain/money/money.ts'
import type { RegionCode } from '#shared/regions/code.ts'

const us = {
  agent: 'agent',
  authorize: 'authorize',
  installment: 'installment',
  license: 'license',
  lossRun: 'Loss run',
  deductible: 'deductible',
  organization: 'organization',
  rescinded: 'rescinded',
  startOfCover: '12:01 AM',
  check: 'Check',
  wire: 'Wire',
}
const commonwealth: typeof us = {
  agent: 'broker',
  authorize: 'authorise',
  installment: 'instalment',
  license: 'licence',
  lossRun: 'Confirmed claims experience',
  deductible: 'excess',
  organization: 'organisation',
  rescinded: 'rescinded (avoided)',
  startOfCover: '12:01 am',
  check: 'Cheque',
  wire: 'Bank transfer',
}

const words: Record<RegionCode, typeof us> = {
  us,
  uk: { ...commonwealth, startOfCover: '00:01' },
  au: { ...commonwealth, lossRun: 'Claims history' },
}

/** How a message speaks to its region: its words, money and days. */
export const sayFor = ({ region, locale, currency }: { region: RegionCode; locale: string; currency: Currency }) => {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const exact = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  const { check, wire } = words[region]
  const methods = new Map([
    ['Bank Account', 'Bank account'],
    ['Check', check],
    ['Credit Card', 'Credit card'],
    ['Wire', wire],
  ])
  return {
    ...words[region],
    /** How something was paid, by the name that its payment keeps; other words, like a card's last digits, stay. */
    paidWith: (method: string) => methods.get(method) ?? method,
    /** `$1,234.00`, `−$1,234.00`: an amount to pay or that comes back. */
    money: (amount: MinorUnits) => exact.format(amount / 100).replace('-', '−'),
    /** `$1,000,000`: a limit. */
    whole: (amount: WholeUnits) => formatMoney(toMinorUnits(amount), currency, locale),
    /** `January 31, 2026`, `31 January 2026`. */
    day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
  }
}

export type Say = ReturnType<typeof sayFor>
