import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { agentIssueQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { RiskChangeNote } from '#web/records/quote/RiskChangeNote.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { issuesAsStaff } from '../parts/quote/quoteDeeds.ts'
import { markIssuing } from '../parts/quote/useIssuing.ts'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

const NoteAndReason = z.object({ note: filledText(4000) })

/** What the issue brings about. */
const Consequences = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('quote')
  return (
    <>
      <Typography>{t('issue.text')}</Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 0, overflowWrap: 'anywhere' }}>
        <li>{t('issue.documents')}</li>
        <li>{t('issue.invoice')}</li>
        <li>{t('issue.payment', { email: quote.customerEmail ?? '' })}</li>
      </Box>
    </>
  )
}

const Issue = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const accountType = usePersona()
  const isAttested = quote.attested?.outdated === false
  const isOverruled = quote.riskChange !== undefined || !isAttested
  const asStaff = issuesAsStaff(accountType, may, { isOverruled })
  const issue = useCommand(asStaff ? issueQuote : agentIssueQuote, { invalidates: [getQuote] })
  const started = () => {
    markIssuing(quote.id)
    toast.success(t('issue.started'))
  }
  const title = t('issue.title', { policyNumber: quote.binder?.policyNumber ?? quote.quoteNumber })
  const params = { quoteId: quote.id }
  if (asStaff && isOverruled)
    return (
      <FormDialog
        title={title}
        submitLabel={t('issue.submit')}
        width="sm"
        schema={NoteAndReason}
        defaultValues={{ note: '' }}
        onClose={onClose}
        onSubmit={async ({ note }) => {
          await issue
            .mutateAsync({ params, body: { productType: quote.product, note } })
            .catch(saying(t('issue.failed')))
          started()
        }}
      >
        <RiskChangeNote quote={quote} />
        {!isAttested && <Alert severity="warning">{t('issue.unattested')}</Alert>}
        <Consequences quote={quote} />
        <TextField name="note" label={t('issue.note')} hint={t('issue.noteHint')} rows={3} maxLength={4000} autoFocus />
      </FormDialog>
    )
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={t('issue.submit')}
      onClose={onClose}
      onConfirm={async () => {
        await issue.mutateAsync({ params, body: { productType: quote.product } }).catch(saying(t('issue.failed')))
        started()
      }}
    >
      <Consequences quote={quote} />
    </ConfirmDialog>
  )
}

/** Issues the policy of a bound quote; staff who issue it though something stands against it say why. */
export const AgentIssueQuoteDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Issue quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, AgentIssueQuoteDialog)
