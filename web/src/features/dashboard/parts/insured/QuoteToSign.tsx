import { useTranslation } from 'react-i18next'
import type { QuoteSummary } from '#shared/contracts/quote/quote.ts'
import { canQuote } from '#shared/domain/quoting/quoteTransitions.ts'
import { useMay } from '../../../../api/useMay.ts'
import { compactMoney, date, money } from '../../../../i18n/format.ts'
import { quotePath } from '../../../../paths.ts'
import { ToDoItem } from './ToDoItem.tsx'

/** An offer to look at, or an application to sign. */
export const QuoteToSign = ({ quote }: { quote: QuoteSummary }) => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const sign = may('quote:sign') && canQuote(quote.agencyStatus, 'sign')
  const words = {
    product: quote.product,
    limit: compactMoney(quote.limit),
    premium: money(quote.totalPremium),
    day: date(quote.expiresOn),
  }
  return (
    <ToDoItem
      primary={sign}
      title={
        sign
          ? t('insured.sign', { quoteNumber: quote.quoteNumber })
          : t('insured.offer', { quoteNumber: quote.quoteNumber })
      }
      text={t('insured.offerText', words)}
      action={sign ? t('insured.signNow') : t('insured.look')}
      to={quotePath('CUSTOMER', quote.id)}
    />
  )
}
