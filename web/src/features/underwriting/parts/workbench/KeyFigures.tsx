import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { totalRevenueOf } from '#shared/domain/account/totalRevenue.ts'
import { compactMoney, date, money, number, wholeMoney } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'

type Figure = { readonly label: string; readonly value: string; readonly hint?: ReactNode; readonly title?: string }

/** The figures an underwriter looks for first: limit, deductible, premium, total, dates. */
export const KeyFigures = ({ quote, score }: { quote: Quote; score: number | undefined }) => {
  const { t } = useTranslation('underwriting')
  const revenue = totalRevenueOf(quote.firmographicData)
  const figures: Figure[] = [
    {
      label: t('figures.limit'),
      value: compactMoney(quote.limit),
      title: wholeMoney(quote.limit),
    },
    { label: t('figures.deductible'), value: compactMoney(quote.deductible), title: wholeMoney(quote.deductible) },
    { label: t('figures.premium'), value: money(quote.premium) },
    { label: t('figures.total'), value: money(quote.totalPremium), hint: t('figures.totalHint') },
    {
      label: t('figures.revenue'),
      value: revenue === undefined ? '–' : compactMoney(revenue),
    },
    { label: t('figures.score'), value: score === undefined ? '–' : number(score), hint: t('figures.scoreHint') },
    {
      label: t('figures.effective'),
      value: date(quote.effectiveDate),
      hint: t('figures.until', { date: date(quote.endDate) }),
    },
    { label: t('figures.expires'), value: date(quote.expiresOn) },
  ]
  return (
    <Paper
      component="dl"
      variant="outlined"
      sx={{
        m: 0,
        borderRadius: 1.5,
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(4, minmax(0, 1fr))',
          lg: 'repeat(8, minmax(0, auto))',
        },
        justifyContent: { lg: 'space-between' },
        columnGap: 2,
        rowGap: 1.5,
        px: 2,
        py: 1.5,
      }}
    >
      {figures.map(({ label, value, hint, title }) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="text.secondary" noWrap>
            {label}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Box component="span" title={title} sx={{ ...figure, fontSize: 'max(1.35rem, 18px)', lineHeight: 1.3 }}>
              {value}
            </Box>
            {hint && (
              <Typography component="span" variant="caption" color="text.secondary" noWrap sx={{ display: 'block' }}>
                {hint}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Paper>
  )
}
