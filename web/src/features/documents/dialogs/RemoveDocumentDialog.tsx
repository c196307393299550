import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { searchDocuments, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { removeDocument } from '#shared/contracts/docs/uploadedDocuments.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const DocumentData = z.object({ docId: DocumentId, docName: z.string() })
type Props = z.infer<typeof DocumentData> & { onClose: () => void }

/** Asks before a document is deleted. */
export const RemoveDocumentDialog = ({ docId, docName, onClose }: Props) => {
  const { t } = useTranslation('documents')
  const remove = useCommand(removeDocument, { invalidates: [searchDocuments, searchOwnerDocuments] })
  return (
    <ConfirmDialog
      title={t('remove.title', { name: docName })}
      confirmLabel={t('remove.confirm')}
      destructive
      onConfirm={async () => {
        await remove.mutateAsync({ query: { docId } }).catch(orSay(t('failed.remove')))
        toast.success(t('remove.done'))
      }}
      onClose={onClose}
    >
      {t('remove.question')}
    </ConfirmDialog>
  )
}

export default hosted(DocumentData, RemoveDocumentDialog)
