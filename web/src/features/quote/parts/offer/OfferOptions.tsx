import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { openQuoteShare } from '#shared/contracts/quote/shares.ts'
import { exactMoney, wholeMoney } from '#web/i18n/format.ts'
import { useProductWords } from '#web/records/productWords.ts'
import { figure } from '#web/theme/typography.ts'

type Offered = NonNullable<ResponseOf<typeof openQuoteShare>['offer']>

type OfferOptionsProps = { offers: readonly Offered[]; picked: string; onPick: (index: number) => void }

/** The offers that a link shows, each by its price and what it turns on; one of them is read below. */
export const OfferOptions = ({ offers, picked, onPick }: OfferOptionsProps) => {
  const { t } = useTranslation('quote')
  const { nameOf } = useProductWords()
  return (
    <Box
      component="section"
      aria-label={t('shared.options')}
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(180px, 1fr))' },
      }}
    >
      {offers.map((offer, index) => {
        const on = offer.quoteNumber === picked
        return (
          <ButtonBase
            key={offer.quoteNumber}
            aria-pressed={on}
            onClick={() => onPick(index)}
            sx={{
              display: 'grid',
              gap: 0.25,
              justifyContent: 'start',
              justifyItems: 'start',
              textAlign: 'start',
              p: 2,
              borderRadius: 1.5,
              border: 1,
              borderColor: on ? 'primary.main' : 'divider',
              bgcolor: on ? 'primary.light' : 'background.paper',
            }}
          >
            <Typography component="span" variant="body2" color={on ? 'text.primary' : 'text.secondary'}>
              {t('shared.option', { number: index + 1, product: nameOf(offer.product) })}
            </Typography>
            <Typography component="span" sx={{ ...figure, fontSize: '1.5rem' }}>
              {exactMoney(offer.total)}
            </Typography>
            <Typography component="span" variant="body2">
              {t('shared.optionTerms', { limit: wholeMoney(offer.limit), deductible: wholeMoney(offer.deductible) })}
            </Typography>
          </ButtonBase>
        )
      })}
    </Box>
  )
}
