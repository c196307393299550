import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getPolicyRevisionDiff } from '#shared/contracts/policy/revisions.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { TermChanges } from '../parts/TermChanges.tsx'

const RevisionData = z.object({ policyId: PolicyId, revision: z.int() })

/** What a revision changed of the policy, field by field. */
export const PolicyRevisionDialog = ({
  policyId,
  revision,
  onClose,
}: z.infer<typeof RevisionData> & { onClose: () => void }) => {
  const { t } = useTranslation('policy')
  const diff = useOperation(getPolicyRevisionDiff, { params: { policyId }, query: { to: revision } })
  return (
    <DialogFrame title={t('revisions.diff', { revision })} onClose={onClose}>
      <DialogContent>
        {diff.error && <ProblemPanel error={diff.error} onRetry={() => void diff.refetch()} />}
        {diff.isPending && <TextSkeleton lines={4} />}
        {diff.data && <TermChanges changes={diff.data} />}
      </DialogContent>
    </DialogFrame>
  )
}

export default hosted(RevisionData, PolicyRevisionDialog)
