import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { sendSignRequest } from '#shared/contracts/quote/signing.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

const Send = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const send = useCommand(sendSignRequest, { invalidates: [getQuote] })
  const { customerFirstName = '', customerLastName = '', customerEmail = '' } = quote
  return (
    <FormDialog
      title={t('signRequest.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('signRequest.submit')}
      schema={sendSignRequest.body}
      defaultValues={{ signerName: `${customerFirstName} ${customerLastName}`.trim(), signerEmail: customerEmail }}
      onClose={onClose}
      onSubmit={async (body) => {
        await send.mutateAsync({ params: { quoteId: quote.id }, body }).catch(saying(t('signRequest.failed')))
        toast.success(t('signRequest.done', { email: body.signerEmail }))
      }}
    >
      <Typography color="text.secondary">{t('signRequest.text')}</Typography>
      <TextField name="signerName" label={t('signRequest.name')} autoComplete="off" />
      <TextField name="signerEmail" label={t('signRequest.email')} type="email" autoComplete="off" />
    </FormDialog>
  )
}

/** Mails somebody of the insured a link to the application, which opens with a one-time code and is signed there. */
export const SendSignRequestDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Send quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, SendSignRequestDialog)
