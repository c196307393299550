import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { Form } from '#shared/contracts/docs/forms.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { WordingText } from '#web/ui/WordingText.tsx'
import { useWholeForm } from '../parts/useWholeForm.ts'

const FormData = z.object({ form: Form })
type Props = z.infer<typeof FormData> & { onClose: () => void }

/** What a form of the book says. */
const FormWordingDialog = ({ form, onClose }: Props) => {
  const { t } = useTranslation('policyForms')
  const { whole, read } = useWholeForm(form)
  return (
    <DialogFrame title={form.name} onClose={onClose} width="md">
      <DialogContent>
        <Typography variant="caption" component="p" color="text.secondary" className="tabular" sx={{ mb: 2 }}>
          {t('form.numbered', { formNumber: form.formNumber, edition: form.edition })}
        </Typography>
        {read.error && <ProblemPanel error={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <TextSkeleton lines={12} />}
        {whole &&
          (whole.wording === undefined ? (
            <Typography variant="body2">{t('form.separate')}</Typography>
          ) : (
            <WordingText text={whole.wording} />
          ))}
      </DialogContent>
    </DialogFrame>
  )
}

export default hosted(FormData, FormWordingDialog)
