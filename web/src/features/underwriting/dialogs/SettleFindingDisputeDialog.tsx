import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { searchFindingDisputes, settleFindingDispute } from '#shared/contracts/risk/disputes.ts'
import { getRisk } from '#shared/contracts/risk/risk.ts'
import { FindingDisputeId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const { decision, note } = settleFindingDispute.body.shape
const Disputed = z.object({ disputeId: FindingDisputeId, finding: z.string(), decision })
const Word = z.object({ note })

/** Accepts that a finding is not so, or refuses that; the insured and the agent read why. */
const SettleFindingDisputeDialog = ({ onClose, ...disputed }: z.infer<typeof Disputed> & { onClose: () => void }) => {
  const { t } = useTranslation('underwriting')
  const settle = useCommand(settleFindingDispute, { invalidates: [searchFindingDisputes, getRisk] })
  const { disputeId, finding } = disputed
  return (
    <FormDialog
      title={t(`disputes.${disputed.decision}Title`)}
      submitLabel={t(`disputes.${disputed.decision}`)}
      width="xs"
      schema={Word}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async (word) => {
        await settle.mutateAsync({ params: { disputeId }, body: { ...word, decision: disputed.decision } })
        toast.success(t('disputes.done'))
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{finding}</Typography>
      <TextField
        name="note"
        label={t('disputes.why')}
        hint={t('disputes.whyHint')}
        rows={3}
        maxLength={2000}
        autoFocus
      />
    </FormDialog>
  )
}

export default hosted(Disputed, SettleFindingDisputeDialog)
