import DialogContent from '@mui/material/DialogContent'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

export type PolicyDialogProps = { readonly policy: Policy; readonly onClose: () => void }

const PolicyData = z.object({ policyId: PolicyId })

/** A dialog about a policy, opened by the policy's id; the page behind usually has the policy already. */
export const policyDialog = (Dialog: ComponentType<PolicyDialogProps>) =>
  hosted(PolicyData, function PolicyDialog({ policyId, onClose }: { policyId: string; onClose: () => void }) {
    const { t } = useTranslation('policy')
    const policy = useOperation(getPolicy, { params: { policyId }, query: {} })
    if (policy.data) return <Dialog policy={policy.data} onClose={onClose} />
    return (
      <DialogFrame title={t('policy')} onClose={onClose}>
        <DialogContent>
          {policy.error ? (
            <ProblemPanel error={policy.error} onRetry={() => void policy.refetch()} />
          ) : (
            <TextSkeleton lines={4} />
          )}
        </DialogContent>
      </DialogFrame>
    )
  })
