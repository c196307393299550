import { useTranslation } from 'react-i18next'
import { lastInstalment } from '#shared/domain/billing/instalments.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { money } from '#web/i18n/format.ts'

interface Amounts {
  readonly each: MinorUnits
  readonly last: MinorUnits
}

/** The instalments of a plan as it was quoted. */
export const amountsOf = (plan: Parameters<typeof lastInstalment>[0]): Amounts => ({
  each: plan.InstallmentAmount,
  last: lastInstalment(plan),
})

/** What the instalments of a plan are; the last is named where it takes the rounding, so that what is signed adds up. */
export const useInstalmentWords = (): ((amounts: Amounts) => string) => {
  const { t } = useTranslation('billing')
  return ({ each, last }) =>
    each === last
      ? t('plan.each', { amount: money(each) })
      : t('plan.eachButLast', { amount: money(each), last: money(last) })
}
