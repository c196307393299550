import { useTranslation } from 'react-i18next'
import { submitManuscript } from '#shared/contracts/quote/manuscripts.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { type ManuscriptDialogProps, manuscriptDialog } from '../parts/manuscript/manuscriptDialog.tsx'
import { manuscriptReads } from '../parts/manuscript/manuscriptReads.ts'

/** Has somebody else approve an endorsement. */
const SubmitManuscript = ({ manuscript: { id, title, quoteId }, onClose }: ManuscriptDialogProps) => {
  const { t } = useTranslation('underwriting')
  const submit = useCommand(submitManuscript, { invalidates: manuscriptReads })
  return (
    <ConfirmDialog
      title={t('manuscripts.submit', { title })}
      confirmLabel={t('manuscripts.submitSubmit')}
      onClose={onClose}
      onConfirm={async () => {
        await submit.mutateAsync({ params: { manuscriptId: id } })
        toast.success(t('manuscripts.submitted'))
      }}
    >
      {t(quoteId === undefined ? 'manuscripts.submitOfPolicy' : 'manuscripts.submitOfQuote')}
    </ConfirmDialog>
  )
}

export default manuscriptDialog(SubmitManuscript)
