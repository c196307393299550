import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getExcessPremium, getExcessTower, issueExcessPolicy } from '#shared/contracts/policy/excess.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { MoneyField } from '#web/forms/MoneyField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { unlessShown } from '#web/ui/notNow.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'
import { LayerPrice } from '../parts/LayerPrice.tsx'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useAskAgain } from '../parts/useAskAgain.ts'

const { limit, attachmentPoint, note, premium } = issueExcessPolicy.body.shape
const Schema = z.strictObject({ limit, attachmentPoint, note, premium })

const usualLimit = 1_000_000

const IssueExcess = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const tower = useOperation(getExcessTower, { params: { policyId: policy.id } })
  const askAgain = useAskAgain(getExcessPremium)
  const [expectedTotal, setExpectedTotal] = useState<MinorUnits>()
  const issue = useCommand(issueExcessPolicy, { invalidates: policyReads })
  if (tower.data === undefined)
    return (
      <DialogFrame title={t('excess.title', { policyNumber: policy.policyNumber })} onClose={onClose}>
        <DialogContent>
          {tower.error ? (
            <ProblemPanel error={tower.error} onRetry={() => void tower.refetch()} />
          ) : (
            <TextSkeleton lines={4} />
          )}
        </DialogContent>
      </DialogFrame>
    )
  return (
    <FormDialog
      title={t('excess.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('excess.submit')}
      width="sm"
      schema={Schema}
      defaultValues={{ limit: usualLimit, attachmentPoint: tower.data.attachesAt }}
      // What is confirmed is what is shown.
      notNow={unlessShown(expectedTotal !== undefined)}
      onClose={onClose}
      onProblem={askAgain}
      onSubmit={async ({ limit, attachmentPoint, note, premium }) => {
        const asked = { limit, attachmentPoint, ...(premium !== undefined && { premium }) }
        const layer = await issue.mutateAsync({
          body: { policyId: policy.id, ...asked, ...(note && { note }), expectedTotal },
        })
        toast.success(t('excess.done', { policyNumber: layer.policyNumber }))
      }}
    >
      {(form) => {
        const typed = Schema.safeParse({
          limit: form.watch('limit'),
          attachmentPoint: form.watch('attachmentPoint'),
          premium: form.watch('premium') ?? undefined,
        })
        return (
          <>
            <Typography>{t('excess.question', { company: policy.companyName })}</Typography>
            <MoneyField name="limit" label={t('excess.limit')} units="whole" />
            <MoneyField name="attachmentPoint" label={t('excess.attachmentPoint')} units="whole" />
            <MoneyField
              name="premium"
              label={t('excess.ownPremium')}
              hint={t('excess.ownPremiumHint')}
              units="minor"
              optional
            />
            <TextField
              name="note"
              label={t('excess.note')}
              hint={t('excess.noteHint')}
              rows={3}
              maxLength={2000}
              optional
            />
            {typed.success && <LayerPrice policyId={policy.id} asked={typed.data} onShown={setExpectedTotal} />}
          </>
        )
      }}
    </FormDialog>
  )
}

/** Issues an excess layer over a policy, at the price that is shown. */
export const IssueExcessPolicyDialog = policyDialog(IssueExcess)

export default IssueExcessPolicyDialog
