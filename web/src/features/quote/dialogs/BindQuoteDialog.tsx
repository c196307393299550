import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { date } from '#web/i18n/format.ts'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { ReferredInstead } from '../parts/quote/ReferredInstead.tsx'
import { ShownPrice } from '../parts/quote/ShownPrice.tsx'
import { useShownPrice } from '../parts/quote/useShownPrice.ts'
import { QuoteData } from '../parts/quoteData.ts'

const Bind = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const bind = useCommand(bindQuote, { invalidates: [getQuote] })
  const price = useShownPrice(quote)
  if (price.referral !== undefined) return <ReferredInstead quote={quote} reason={price.referral} onClose={onClose} />
  return (
    <ConfirmDialog
      title={t('bind.title', { quoteNumber: quote.quoteNumber })}
      confirmLabel={t('bind.submit')}
      onClose={onClose}
      onProblem={price.heed}
      onConfirm={async () => {
        const { binder } = await bind.mutateAsync({
          params: { quoteId: quote.id },
          body: { effectiveDate: quote.effectiveDate, shownTotalPremium: price.total },
        })
        toast.success(t('bind.done', { policyNumber: binder.policyNumber }))
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
        <ShownPrice total={price.total} before={price.before} cause={price.cause} />
        <Typography>
          {t('bind.text', {
            company: quote.companyName,
            date: date(quote.effectiveDate),
            customer: [quote.customerFirstName, quote.customerLastName].filter(Boolean).join(' '),
          })}
        </Typography>
      </Box>
    </ConfirmDialog>
  )
}

/** Binds a requested quote: cover stands as of its effective date. */
export const BindQuoteDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Bind quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, BindQuoteDialog)
