import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, requestQuoteReview } from '#shared/contracts/quote/quotes.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

const required = 'Reason is a required field'
const ReviewForm = z.object({ reason: filledText(4000, { missing: required }) })

const Review = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const request = useCommand(requestQuoteReview, { invalidates: [getQuote] })
  const appeals = quote.agencyStatus === 'DECLINED'
  return (
    <FormDialog
      title={t(appeals ? 'review.appealTitle' : 'review.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t(appeals ? 'review.appeal' : 'review.submit')}
      schema={ReviewForm}
      onClose={onClose}
      onSubmit={async (body) => {
        await request
          .mutateAsync({ params: { productType: quote.product, quoteId: quote.id }, body })
          .catch(saying(t('review.failed')))
        toast.success(t('review.done'))
      }}
    >
      <Typography color="text.secondary">{t(appeals ? 'review.appealText' : 'review.text')}</Typography>
      <TextField name="reason" label={t('review.reason')} rows={4} maxLength={4000} autoFocus />
    </FormDialog>
  )
}

/** Asks an underwriter to look at a quote. */
export const RequestQuoteReviewDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Review quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, RequestQuoteReviewDialog)
