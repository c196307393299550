import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { BodyInput } from '#shared/contract/operation.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { priceTerms } from '#shared/contracts/quote/underwriting.ts'
import { messageOf } from '#web/api/messageOf.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useRested } from '#web/forms/useRested.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { figure } from '#web/theme/typography.ts'

/** Stays in sight at the foot of a form that scrolls. */
export const atTheFoot = {
  position: 'sticky',
  bottom: -16,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  py: 1.5,
  zIndex: 1,
} as const

type LivePriceProps = {
  quote: Pick<Quote, 'id' | 'totalPremium'>
  /** What is typed and differs from what stands; undefined while it cannot be priced. */
  terms: BodyInput<typeof priceTerms> | undefined
}

/** What the quote costs with what is typed, beside what it costs now; priced when typing rests. */
export const LivePrice = ({ quote, terms }: LivePriceProps) => {
  const { t } = useTranslation('underwriting')
  const asked = JSON.stringify(terms ?? {})
  const rested = useRested(asked)
  const body = useMemo((): BodyInput<typeof priceTerms> => JSON.parse(rested), [rested])
  const changed = rested !== '{}'
  const price = useOperation(
    priceTerms,
    { params: { quoteId: quote.id }, body },
    { enabled: changed, keepPrevious: true, staleTime: 60_000 },
  )
  const total = changed ? price.data?.totalPremium : quote.totalPremium
  const pending = asked !== rested || (changed && price.isFetching)
  const difference = (total ?? quote.totalPremium) - quote.totalPremium
  const figures = [
    { label: t('live.now'), value: exactMoney(quote.totalPremium) },
    { label: t('live.then'), value: total === undefined ? '…' : exactMoney(total) },
    {
      label: t('live.difference'),
      value: difference === 0 ? '–' : `${difference > 0 ? '+' : '−'}${exactMoney(Math.abs(difference))}`,
    },
  ]
  return (
    <Box component="output" aria-label={t('live.label')} aria-busy={pending} sx={{ display: 'block' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
        {figures.map(({ label, value }) => (
          <Box key={label}>
            <Typography variant="caption" color="text.secondary">
              {label}
            </Typography>
            <Box sx={{ ...figure, fontSize: { xs: 17, sm: 20 } }}>{value}</Box>
          </Box>
        ))}
      </Box>
      <LinearProgress aria-hidden sx={{ height: 2, mt: 0.5, visibility: pending ? 'visible' : 'hidden' }} />
      {changed && price.error && (
        <Typography variant="body2" color="error">
          {messageOf(price.error)}
        </Typography>
      )}
    </Box>
  )
}
