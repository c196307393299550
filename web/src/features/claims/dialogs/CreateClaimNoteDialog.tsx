import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { claimNoteTypes, createClaimNote, listClaimNotes } from '#shared/contracts/claims/notes.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { ToldVendorField } from '../forms/ToldVendorField.tsx'

const Data = z.object({ claimId: ClaimId, isDesk: z.boolean().default(false) })
type Props = z.infer<typeof Data> & { onClose: () => void }

/** Writes a note on a claim. */
export const CreateClaimNoteDialog = ({ claimId, isDesk, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const send = useCommand(createClaimNote, { invalidates: [listClaimNotes] })
  return (
    <FormDialog
      title={t('createClaimNote.title')}
      submitLabel={t('createClaimNote.submit')}
      schema={createClaimNote.body.omit({ claimId: true })}
      defaultValues={{ text: '', noteType: 'GENERAL', privileged: false }}
      onSubmit={async (body) => {
        await send.mutateAsync({ body: { ...body, claimId } })
        toast.success(t('createClaimNote.done'))
      }}
      onClose={onClose}
    >
      <SelectField
        name="noteType"
        label={t('fields.noteType')}
        options={claimNoteTypes.map((value) => ({ value, label: t(`noteTypes.${value}`) }))}
      />
      <TextField name="text" label={t('fields.text')} rows={4} maxLength={8000} />
      <CheckboxField name="privileged" label={t('fields.privileged')} />
      {isDesk && <ToldVendorField claimId={claimId} hint={t('createClaimNote.forVendor')} />}
    </FormDialog>
  )
}

export default hosted(Data, CreateClaimNoteDialog)
