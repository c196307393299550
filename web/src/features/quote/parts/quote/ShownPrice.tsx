import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { WaterfallKey } from '#shared/domain/rating/waterfall.ts'
import { money } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'

type ShownPriceProps = {
  /** The total that is agreed to. */
  total: MinorUnits
  /** The total that was shown before it changed. */
  before?: MinorUnits | undefined
  /** What moved it most. */
  cause?: WaterfallKey | undefined
}

/** The price that a deed agrees to; when it changed meanwhile, old, new, the difference and where it comes from. */
export const ShownPrice = ({ total, before, cause }: ShownPriceProps) => {
  const { t } = useTranslation('quote')
  const difference = before === undefined ? 0 : total - before
  return (
    <Box
      role={before === undefined ? undefined : 'alert'}
      sx={{ border: 1, borderColor: before === undefined ? 'divider' : 'warning.main', borderRadius: 1, p: 1.5 }}
    >
      <Typography variant="body2" color="text.secondary">
        {t(before === undefined ? 'price.totalLabel' : 'price.newTotal')}
      </Typography>
      <Typography sx={{ ...figure, fontSize: 'max(1.8rem, 24px)' }}>{money(total)}</Typography>
      {before !== undefined && (
        <Box sx={{ mt: 1 }}>
          <KeyValueList
            layout="row"
            columns={1}
            items={[
              { label: t('price.before'), value: money(before) },
              { label: t('price.difference'), value: `${difference > 0 ? '+' : '−'}${money(Math.abs(difference))}` },
              ...(cause === undefined ? [] : [{ label: t('price.cause'), value: t(`waterfall.${cause}`) }]),
            ]}
          />
        </Box>
      )}
    </Box>
  )
}
