import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { recordDiligence } from '#shared/contracts/quote/diligence.ts'
import { listQuoteHistory } from '#shared/contracts/quote/history.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { askedEffort } from '#shared/domain/quoting/diligentEffort.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { DiligenceFields } from '../parts/DiligenceFields.tsx'
import { begunWith, DiligenceForm, effortOf } from '../parts/diligenceForm.ts'
import { QuoteData } from '../parts/quoteData.ts'

const Recorded = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const record = useCommand(recordDiligence, { invalidates: [getQuote, listQuoteHistory] })
  const asked = askedEffort(quote)
  if (asked === undefined)
    return (
      <DialogFrame title={t('diligence.title', { quoteNumber: quote.quoteNumber })} onClose={onClose}>
        <DialogContent>{t('diligence.notAsked')}</DialogContent>
      </DialogFrame>
    )
  const { name, rule } = asked
  return (
    <FormDialog
      as="drawer"
      width="md"
      title={t('diligence.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('diligence.save')}
      schema={DiligenceForm}
      defaultValues={begunWith(rule.declinations, quote.diligence)}
      onClose={onClose}
      onSubmit={async (values) => {
        await record.mutateAsync({ params: { quoteId: quote.id }, body: { effort: effortOf(values) } })
        toast.success(t('diligence.done'))
      }}
    >
      <Typography color="text.secondary">
        {t(rule.byCustom ? 'diligence.leadByCustom' : 'diligence.lead', {
          count: rule.declinations,
          state: name,
          source: rule.source,
        })}
      </Typography>
      <DiligenceFields asked={asked} today={dateAt(instantHere(), quote.timeZone)} />
    </FormDialog>
  )
}

/** Records why surplus lines cover may be placed outside the admitted market of the insured's state. */
const RecordDiligenceDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Recorded quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, RecordDiligenceDialog)
