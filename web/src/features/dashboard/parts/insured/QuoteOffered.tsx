import { useTranslation } from 'react-i18next'
import type { QuoteSummary } from '#shared/contracts/quote/quote.ts'
import { compactMoney, date, money } from '#web/i18n/format.ts'
import { quotePath } from '#web/paths.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { ToDoItem } from './ToDoItem.tsx'

/** An offer to look at. */
export const QuoteOffered = ({ quote }: { quote: QuoteSummary }) => {
  const { t } = useTranslation('dashboard')
  const { nameOf } = useProductWords()
  const words = {
    product: nameOf(quote.product),
    limit: compactMoney(quote.limit),
    premium: money(quote.totalPremium),
    day: date(quote.expiresOn),
  }
  return (
    <ToDoItem
      title={t('insured.offer', { quoteNumber: quote.quoteNumber })}
      text={t('insured.offerText', words)}
      action={t('insured.look')}
      to={quotePath('CUSTOMER', quote.id)}
    />
  )
}
