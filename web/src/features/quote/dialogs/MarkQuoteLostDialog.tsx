import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, markQuoteLost } from '#shared/contracts/quote/quotes.ts'
import { fillInReason, lossReasons } from '#shared/domain/quoting/reasons.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

const required = 'Reason Description is required'
/** An empty field is an absent value to a form, which the contract has no words for. */
const LossForm = markQuoteLost.body.safeExtend({ reason: filledText(4000, { missing: required }) })

const options = lossReasons.map((reason) => ({ value: reason, label: reason }))

const MarkLost = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const lose = useCommand(markQuoteLost, { invalidates: [getQuote] })
  return (
    <FormDialog
      title={t('lost.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('lost.submit')}
      schema={LossForm}
      onClose={onClose}
      onSubmit={async (body) => {
        await lose
          .mutateAsync({ params: { quoteId: quote.id }, body: { ...body, productType: quote.product } })
          .catch(saying(t('lost.failed')))
        toast.success(t('lost.done'))
      }}
    >
      {({ watch }) => (
        <>
          <SelectField name="reasonSummary" label={t('lost.summary')} options={options} autoFocus />
          {watch('reasonSummary') === fillInReason && (
            <TextField name="fillInReason" label={t('lost.fillIn')} maxLength={200} />
          )}
          <TextField name="reason" label={t('lost.reason')} rows={4} maxLength={4000} />
        </>
      )}
    </FormDialog>
  )
}

/** Says that the business went elsewhere, and why. */
export const MarkQuoteLostDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <MarkLost quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, MarkQuoteLostDialog)
