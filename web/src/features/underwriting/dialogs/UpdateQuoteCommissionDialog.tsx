import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { updateQuoteCommission } from '#shared/contracts/quote/fees.ts'
import { commissionTerms } from '#shared/domain/quoting/commissionTerms.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { PercentField } from '#web/forms/PercentField.tsx'
import { CommissionBasis } from '#web/records/CommissionBasis.tsx'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const { standard, floor, cap } = commissionTerms

const Commission = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation(['underwriting', 'common'])
  const update = useCommand(updateQuoteCommission, { invalidates: quoteReads })
  return (
    <FormDialog
      title={t('commission.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('common:save')}
      width="xs"
      needsChange
      schema={updateQuoteCommission.body}
      defaultValues={{ commissionPercent: quote.commissionPercent ?? standard }}
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { quoteId: quote.id }, body })
        toast.success(t('commission.done'))
      }}
    >
      <Typography variant="body2">
        <CommissionBasis quote={quote} />
      </Typography>
      <PercentField
        name="commissionPercent"
        label={t('commission.label')}
        decimals={2}
        hint={t('commission.hint', { floor, cap, agency: quote.agencyName })}
        autoFocus
      />
    </FormDialog>
  )
}

/** Agrees the agency's commission; what the insured pays stays as it is. */
export default quoteDialog(Commission)
