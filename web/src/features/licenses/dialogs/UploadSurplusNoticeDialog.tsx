import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { uploadSurplusNotice } from '#shared/contracts/account/surplusLicenses.ts'
import { searchDocuments, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { FileButtonField } from '#web/forms/FileButtonField.tsx'
import { StateField } from '#web/forms/StateField.tsx'
import { AgencyField } from '#web/records/agency/AgencyField.tsx'
import { toast } from '#web/ui/toast.ts'
import { chosen, orNothing } from '../forms/licenseForm.ts'
import { useLicenseMode } from '../parts/useLicenseMode.ts'

/** For staff: the agency that they look at; and the state of the license that the notice goes with. */
const NoticeData = z.object({
  agencyId: AgencyId.optional(),
  agencyName: z.string().optional(),
  state: z.string().optional(),
})
type Props = z.infer<typeof NoticeData> & { onClose: () => void }

const { file, state } = uploadSurplusNotice.body.shape
const fields = {
  file: z.custom<z.output<typeof file>>((value) => file.safeParse(value).success, 'Choose a PDF'),
  state: z.preprocess((value) => value ?? '', state),
}
const OwnForm = z.object({ ...fields, agencyId: orNothing(AgencyId) })
const StaffForm = z.object({ ...fields, agencyId: chosen(AgencyId, 'Choose an agency') })

/** Keeps a signed surplus lines notice among the agency's documents. */
export const UploadSurplusNoticeDialog = ({ agencyId, agencyName = '', state: known, onClose }: Props) => {
  const { t } = useTranslation('licenses')
  const { isAdminMode } = useLicenseMode()
  const upload = useCommand(uploadSurplusNotice, { invalidates: [searchDocuments, searchOwnerDocuments] })
  return (
    <FormDialog
      title={t('notice.title')}
      submitLabel={t('notice.submit')}
      width="xs"
      schema={isAdminMode ? StaffForm : OwnForm}
      defaultValues={{ agencyId: agencyId ?? null, state: known ?? null }}
      onSubmit={async (body) => {
        await upload.mutateAsync({ body })
        toast.success(t('notice.done'))
      }}
      onClose={onClose}
    >
      {isAdminMode && (
        <AgencyField
          label={t('fields.agency')}
          initial={agencyId === undefined ? undefined : { value: agencyId, label: agencyName }}
        />
      )}
      <StateField name="state" label={t('fields.state')} />
      <FileButtonField
        name="file"
        label={t('notice.file')}
        hint={t('notice.hint')}
        accept="application/pdf"
        choose={t('notice.choose')}
        read={async (file) => ({ bytes: new Uint8Array(await file.arrayBuffer()) })}
      />
    </FormDialog>
  )
}

export default hosted(NoticeData, UploadSurplusNoticeDialog)
