import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { percent } from '#web/i18n/format.ts'

const points = (value: number) => percent(value / 100, { digits: 2 })

type Standing = Pick<Quote, 'commissionBasis' | 'commissionPercent'>

/** A quote's commission in percent, and by what it stands, in words; nothing for whom it is not told to. */
export const CommissionBasis = ({ quote: { commissionBasis: told, commissionPercent } }: { quote: Standing }) => {
  const { t } = useTranslation('records')
  if (told === undefined || commissionPercent === undefined) return null
  const { agreedPercent, basis, ownPercent, product } = told
  const said = {
    percent: points(commissionPercent),
    agreed: points(agreedPercent ?? 0),
    product: product == null ? t('commission.everyProduct') : productNameOf(product),
  }
  return (
    <>
      {t(basis === 'DEVIATION' && agreedPercent === undefined ? 'commission.DEVIATED' : `commission.${basis}`, said)}
      {ownPercent !== commissionPercent && ` ${t('commission.own', { percent: points(ownPercent) })}`}
    </>
  )
}
