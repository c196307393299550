import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { activateRateBook, getRateBook, listRateBooks } from '#shared/contracts/rater/rateBooks.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { VersionData } from './rateBookForm.ts'

/** A step of the life of a version, with what it rests on. */
const ActivateRateBookDialog = ({ version, onClose }: { version: string; onClose: () => void }) => {
  const { t } = useTranslation('reference')
  const take = useCommand(activateRateBook, { invalidates: [getRateBook, listRateBooks] })
  return (
    <FormDialog
      title={t('book.activate.title', { version })}
      submitLabel={t('book.activate.submit')}
      schema={activateRateBook.body}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await take.mutateAsync({ params: { version }, body })
        toast.success(t('book.activate.done'))
      }}
    >
      <Typography color="text.secondary">{t('book.activate.hint')}</Typography>
      <TextField name="note" label={t('book.note')} rows={3} maxLength={2000} autoFocus />
    </FormDialog>
  )
}

export default hosted(VersionData, ActivateRateBookDialog)
