import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { PremiumFee, PremiumTax } from '#shared/domain/rating/ratedPremium.ts'
import { exactMoney, percent } from '#web/i18n/format.ts'

type PriceLinesProps = {
  premium: MinorUnits
  fees: readonly PremiumFee[]
  taxes: readonly PremiumTax[]
  total: MinorUnits
}

const Line = ({ label, hint, amount, strong }: { label: string; hint?: string; amount: MinorUnits; strong?: true }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      py: 0.5,
      ...(strong ? { borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 1, fontWeight: 650 } : {}),
    }}
  >
    <Box component="dt" sx={{ minWidth: 0 }}>
      {label}
      {hint && (
        <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 0.75 }}>
          {hint}
        </Typography>
      )}
    </Box>
    <Box component="dd" className="tabular" sx={{ m: 0, whiteSpace: 'nowrap' }}>
      {exactMoney(amount)}
    </Box>
  </Box>
)

/** The price as a sum: premium, every fee, every tax with its rate, total. */
export const PriceLines = ({ premium, fees, taxes, total }: PriceLinesProps) => {
  const { t } = useTranslation('quote')
  return (
    <Box component="dl" sx={{ m: 0, fontSize: 'max(0.9rem, 13px)' }}>
      <Line label={t('price.premium')} amount={premium} />
      {fees.map(({ key, amount }) => (
        <Line key={key} label={t(`price.${key}`)} amount={amount} />
      ))}
      {taxes.map(({ key, name, rate, amount }) => (
        <Line key={key} label={name} {...(rate > 0 ? { hint: percent(rate, { digits: 3 }) } : {})} amount={amount} />
      ))}
      <Line strong label={t('price.total')} amount={total} />
    </Box>
  )
}
