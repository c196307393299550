import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { compactMoney, date } from '#web/i18n/format.ts'
import { CommissionBasis } from '#web/records/CommissionBasis.tsx'
import { retroWords, waitingWords } from '#web/records/coverages/termWords.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { PriceFigure } from '../calculator/PriceFigure.tsx'
import { PriceLines } from '../PriceLines.tsx'
import { QuoteTotal } from '../QuoteTotal.tsx'

type QuotePriceProps = {
  quote: Quote
  waterfall: ResponseOf<typeof getQuoteWaterfall> | undefined
  /** What to do next; stays in view with the price. */
  children?: ReactNode
}

/** The price of the quote as a sum, its terms at a glance, and what to do next. */
export const QuotePrice = ({ quote, waterfall, children }: QuotePriceProps) => {
  const { t } = useTranslation('quote')
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('price.title')}
      sx={{ borderRadius: 1.5, overflow: 'hidden', position: 'relative' }}
    >
      {quote.patching && <LinearProgress aria-label={t('calculator.pricing')} sx={{ height: 2 }} />}
      <Box sx={{ p: 2 }}>
        <QuoteTotal quote={quote}>
          <PriceFigure total={quote.totalPremium} pending={quote.patching} />
        </QuoteTotal>
        {children && <Box sx={{ display: 'grid', gap: 1, mt: 1.5, '&:empty': { display: 'none' } }}>{children}</Box>}
      </Box>
      <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <KeyValueList
          columns={1}
          layout="row"
          items={[
            { label: t('terms.aggregateLimit'), value: compactMoney(quote.aggLimit) },
            { label: t('terms.deductible'), value: compactMoney(quote.deductible) },
            { label: t('terms.waiting'), value: waitingWords(t, quote.waitingPeriod) },
            {
              label: t('terms.retro'),
              value: retroWords(t, quote.retroActivePeriod, quote.calculatorGeneratedData.retroActivePeriodAsDate),
            },
            { label: t('terms.start'), value: date(quote.effectiveDate) },
            { label: t('terms.end'), value: date(quote.endDate) },
            ...(quote.commissionBasis === undefined
              ? []
              : [{ label: t('terms.commission'), value: <CommissionBasis quote={quote} /> }]),
          ]}
        />
      </Box>
      {waterfall && waterfall.total !== waterfall.premium && (
        <Box sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <PriceLines
            premium={waterfall.premium}
            fees={waterfall.fees}
            taxes={waterfall.taxes}
            total={waterfall.total}
          />
        </Box>
      )}
    </Paper>
  )
}
