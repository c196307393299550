import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { agentIssueQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { useMay } from '../../../api/useMay.ts'
import { ConfirmDialog } from '../../../dialogs/ConfirmDialog.tsx'
import { hosted } from '../../../dialogs/hosted.tsx'
import { usePersona } from '../../../layout/usePersona.ts'
import { toast } from '../../../ui/toast.ts'
import { issuesAsStaff } from '../parts/quote/quoteDeeds.ts'
import { markIssuing } from '../parts/quote/useIssuing.ts'
import { WithQuote } from '../parts/quote/WithQuote.tsx'
import { QuoteData } from '../parts/quoteData.ts'

const Issue = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const accountType = usePersona()
  const asStaff = issuesAsStaff(accountType, may)
  const issue = useCommand(asStaff ? issueQuote : agentIssueQuote, { invalidates: [getQuote] })
  return (
    <ConfirmDialog
      title={t('issue.title', { policyNumber: quote.binder?.policyNumber ?? quote.quoteNumber })}
      confirmLabel={t('issue.submit')}
      onClose={onClose}
      onConfirm={async () => {
        await issue.mutateAsync({ params: { quoteId: quote.id }, body: { productType: quote.product } })
        markIssuing(quote.id)
        toast.success(t('issue.started'))
      }}
    >
      <Typography>{t('issue.text')}</Typography>
      <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
        <li>{t('issue.documents')}</li>
        <li>{t('issue.invoice')}</li>
        <li>{t('issue.payment', { email: quote.customerEmail ?? '' })}</li>
      </Box>
    </ConfirmDialog>
  )
}

/** Issues the policy of a bound quote. */
export const AgentIssueQuoteDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Issue quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, AgentIssueQuoteDialog)
