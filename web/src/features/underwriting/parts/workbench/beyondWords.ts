import type { TFunction } from 'i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { type AuthorityExcess, rolesWithAuthority } from '#shared/domain/quoting/authority.ts'
import { number, wholeMoney } from '#web/i18n/format.ts'

const inMoney: readonly AuthorityExcess['measure'][] = ['limit', 'premium', 'revenue']

const measured = ({ measure }: AuthorityExcess, value: number): string =>
  inMoney.includes(measure) ? wholeMoney(value) : number(value)

/** What of a quote is beyond the reader's authority, and whose authority reaches that far. */
export const beyondWords = (
  t: TFunction<'underwriting'>,
  excess: AuthorityExcess,
  authority: Quote['authority'],
): string =>
  t(`bar.beyond.${excess.measure}`, {
    value: measured(excess, excess.value),
    threshold: measured(excess, excess.threshold),
    roles: authority ? rolesWithAuthority(authority).join(', ') : '',
  })
