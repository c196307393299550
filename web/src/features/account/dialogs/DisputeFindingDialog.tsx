import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { disputeFinding, listFindingDisputes } from '#shared/contracts/risk/disputes.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { findingKeys } from '#shared/domain/risk/findings.ts'
import { textOfFinding } from '#shared/domain/risk/findingTexts.ts'
import { mostEvidenceDocuments } from '#shared/records/subjectivity/subjectivity.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { FilesField } from '#web/records/documents/upload/FilesField.tsx'
import { filesSchema } from '#web/records/documents/upload/filesSchema.ts'
import { UploadBars } from '#web/records/documents/upload/UploadBars.tsx'
import { useEvidenceUpload } from '#web/records/documents/upload/useEvidenceUpload.ts'
import { toast } from '#web/ui/toast.ts'

const Disputed = z.object({
  accountId: AccountId,
  finding: z.enum(findingKeys),
  /** The agency that sees what staff bring. */
  agencyId: AgencyId.optional(),
})

/** Says that something seen of the company is not so, why, and brings what shows it. */
const DisputeFindingDialog = ({
  accountId,
  finding,
  agencyId,
  onClose,
}: z.infer<typeof Disputed> & { onClose: () => void }) => {
  const { t } = useTranslation('account')
  const { t: tDocuments } = useTranslation('documents')
  const dispute = useCommand(disputeFinding, { invalidates: [listFindingDisputes] })
  const { uploads, documentsOf } = useEvidenceUpload({ accountId, ...(agencyId && { agencyId }) })
  return (
    <FormDialog
      title={t('dispute.title')}
      submitLabel={t('dispute.submit')}
      schema={disputeFinding.body.pick({ text: true }).extend({
        files: filesSchema(tDocuments, { least: 0, most: mostEvidenceDocuments }),
      })}
      defaultValues={{ text: '', files: [] }}
      onClose={onClose}
      onSubmit={async ({ text, files }) => {
        const documentIds = await documentsOf(files)
        await dispute.mutateAsync({ params: { accountId }, body: { finding, text, documentIds } })
        toast.success(t('dispute.done'))
      }}
    >
      <Typography sx={{ fontWeight: 500 }}>{textOfFinding(finding)}</Typography>
      <TextField name="text" label={t('dispute.why')} hint={t('dispute.whyHint')} rows={4} maxLength={2000} autoFocus />
      <FilesField name="files" label={t('dispute.files')} hint={t('dispute.filesHint')} several />
      <UploadBars uploads={uploads} />
    </FormDialog>
  )
}

export default hosted(Disputed, DisputeFindingDialog)
