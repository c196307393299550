import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listPolicyForms } from '#shared/contracts/docs/forms.ts'
import { PolicyId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { WordingText } from '#web/ui/WordingText.tsx'

const FormData = z.object({ policyId: PolicyId, formId: z.string(), name: z.string() })

/** What a form says that the policy carries. */
const PolicyFormDialog = ({ policyId, formId, name, onClose }: z.infer<typeof FormData> & { onClose: () => void }) => {
  const { t } = useTranslation('policy')
  const carried = useOperation(listPolicyForms, { params: { policyId }, query: { formId } })
  const [form] = carried.data?.forms ?? []
  return (
    <DialogFrame title={name} onClose={onClose} width="md">
      <DialogContent>
        {carried.error && <ProblemPanel error={carried.error} onRetry={() => void carried.refetch()} />}
        {carried.isPending && <TextSkeleton lines={12} />}
        {form && (
          <>
            <Typography variant="caption" component="p" color="text.secondary" className="tabular" sx={{ mb: 2 }}>
              {`${form.formNumber} · ${t('forms.edition', { edition: form.edition })}`}
            </Typography>
            {form.wording === undefined ? (
              <Typography variant="body2">{t('forms.separate')}</Typography>
            ) : (
              <WordingText text={form.wording} />
            )}
          </>
        )}
      </DialogContent>
    </DialogFrame>
  )
}

export default hosted(FormData, PolicyFormDialog)
