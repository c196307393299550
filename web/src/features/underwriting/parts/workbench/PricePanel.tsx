import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getQuoteWaterfall } from '#shared/contracts/quote/documents.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { PremiumWaterfall } from '#web/charts/PremiumWaterfall.tsx'
import { exactMoney, money, number, percent } from '#web/i18n/format.ts'
import { CommissionBasis } from '#web/records/CommissionBasis.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { NumberRoll } from '#web/ui/NumberRoll.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { priceSteps } from './priceSteps.ts'

/** The price: what is paid, how it came about as a picture and as a list, and the sum with fees and taxes. */
export const PricePanel = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('underwriting')
  const { t: inQuote } = useTranslation('quote')
  const waterfall = useOperation(getQuoteWaterfall, { params: { quoteId: quote.id } })
  const { data } = waterfall
  const steps = useMemo(() => (data ? priceSteps(data.steps, t, inQuote) : []), [data, t, inQuote])
  return (
    <Panel
      title={t('price.title')}
      dense
      aside={
        <Typography variant="caption" color="text.secondary" sx={{ ml: 'auto' }}>
          {t('price.book', { version: quote.rateBookVersion })}
        </Typography>
      }
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', flexWrap: 'wrap', mb: 1.5 }}>
        <NumberRoll>{money(quote.totalPremium)}</NumberRoll>
        <Typography variant="body2" color="text.secondary">
          {quote.patching ? t('price.pricing') : t('price.ofWhich', { premium: money(quote.premium) })}
        </Typography>
      </Box>
      {quote.irpm && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {t('price.irpm', { modifier: number(quote.irpm.irpmModifier) })}
          {quote.irpm.irpmNote && <> – {quote.irpm.irpmNote}</>}
        </Typography>
      )}
      {waterfall.error && <ProblemPanel error={waterfall.error} onRetry={() => void waterfall.refetch()} />}
      {waterfall.isPending && <TextSkeleton lines={10} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <PremiumWaterfall steps={steps} title={t('price.waterfall')} totalLabel={t('price.total')} />
          <KeyValueList
            columns={1}
            layout="row"
            items={[
              { label: t('price.premium'), value: exactMoney(data.premium) },
              ...data.fees.map(({ key, amount }) => ({ label: t(`price.fee.${key}`), value: exactMoney(amount) })),
              ...data.taxes.map(({ name, rate, amount }) => ({
                label: rate > 0 ? `${name} (${percent(rate, { digits: 3 })})` : name,
                value: exactMoney(amount),
              })),
              { label: t('price.total'), value: <b>{exactMoney(data.total)}</b> },
              { label: t('price.commission'), value: <CommissionBasis quote={quote} /> },
            ]}
          />
        </Box>
      )}
    </Panel>
  )
}
