import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { sendQuestionnaire } from '#shared/contracts/quote/questionnaires.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { questionnaireDays } from '#shared/domain/quoting/questionnaireStatus.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

const Send = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const send = useCommand(sendQuestionnaire, { invalidates: [getQuote] })
  const { customerFirstName = '', customerLastName = '', customerEmail = '', questionnaire } = quote
  const name = `${customerFirstName} ${customerLastName}`.trim()
  return (
    <FormDialog
      title={t('questionnaire.send.title', { company: quote.companyName })}
      submitLabel={t('questionnaire.send.submit')}
      schema={sendQuestionnaire.body}
      defaultValues={{
        recipientName: questionnaire?.name ?? name,
        recipientEmail: questionnaire?.email ?? customerEmail,
        days: questionnaireDays[1],
        note: '',
      }}
      onClose={onClose}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { quoteId: quote.id }, body }).catch(saying(t('questionnaire.send.failed')))
        toast.success(t('questionnaire.send.done', { email: body.recipientEmail }))
      }}
    >
      <Typography color="text.secondary">{t('questionnaire.send.text')}</Typography>
      <TextField name="recipientName" label={t('questionnaire.send.name')} autoComplete="off" />
      <TextField name="recipientEmail" label={t('signRequest.email')} type="email" autoComplete="off" />
      <SelectField
        name="days"
        label={t('questionnaire.send.days')}
        options={questionnaireDays.map((count) => ({ value: count, label: t('questionnaire.send.daysOf', { count }) }))}
      />
      <TextField name="note" label={t('questionnaire.send.note')} optional rows={3} maxLength={1000} />
    </FormDialog>
  )
}

/** Mails somebody of the insured a link to the questionnaire, which opens with a one-time code and is filled in there. */
export const SendQuestionnaireDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Send quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, SendQuestionnaireDialog)
