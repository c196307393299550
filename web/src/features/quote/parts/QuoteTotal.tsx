import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { quoteStatusGroupOf } from '#shared/domain/quoting/quoteStatusGroups.ts'
import { money } from '#web/i18n/format.ts'

type QuoteTotalProps = {
  quote: Pick<Quote, 'agencyStatus' | 'totalPremium'>
  /** The figure, large, of a quote that can be bought or was. */
  children: ReactNode
}

/** The total of a quote under its label; of one that is not on offer it is small and says so. */
export const QuoteTotal = ({ quote, children }: QuoteTotalProps) => {
  const { t } = useTranslation('quote')
  const over = quoteStatusGroupOf(quote.agencyStatus) === 'Inactive'
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {t(over ? 'price.notOffered' : 'price.totalLabel')}
      </Typography>
      {over ? (
        <Typography color="text.secondary" className="tabular" sx={{ mb: 1.5 }}>
          {money(quote.totalPremium)}
        </Typography>
      ) : (
        children
      )}
    </>
  )
}
