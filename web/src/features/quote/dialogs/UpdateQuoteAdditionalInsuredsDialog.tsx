import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, updateQuoteAdditionalInsureds } from '#shared/contracts/quote/quotes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { InsuredList } from '#web/records/insureds/InsuredList.tsx'
import { blankInsured, InsuredItem, insuredsOf } from '#web/records/insureds/insuredsForm.ts'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuoteData } from '../parts/quoteData.ts'

const most = 20
const Insureds = z.object({ items: z.array(InsuredItem).min(1).max(most) })

const Insured = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const update = useCommand(updateQuoteAdditionalInsureds, { invalidates: [getQuote] })
  return (
    <FormDialog
      as="drawer"
      width="md"
      title={t('insureds.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('insureds.save')}
      needsChange
      schema={Insureds}
      defaultValues={{ items: quote.additionalInsureds.length > 0 ? quote.additionalInsureds : [blankInsured] }}
      onClose={onClose}
      onSubmit={async ({ items }) => {
        await update.mutateAsync({ params: { quoteId: quote.id }, body: { additionalInsureds: insuredsOf(items) } })
        toast.success(t('insureds.done'))
      }}
    >
      <Typography color="text.secondary">{t('insureds.hint')}</Typography>
      <InsuredList name="items" most={most} least={1} />
    </FormDialog>
  )
}

/** Names who is insured besides the policy holder: the endorsement and the policy list them. */
const UpdateQuoteAdditionalInsuredsDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Insured quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, UpdateQuoteAdditionalInsuredsDialog)
