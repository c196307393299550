import { useTranslation } from 'react-i18next'
import type { RateBookView } from '#shared/contracts/rater/rateBookRecord.ts'
import { getRateBook, listRateBooks, updateRateBook } from '#shared/contracts/rater/rateBooks.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { RateBookFields } from './RateBookFields.tsx'
import { blankChange, VersionData } from './rateBookForm.ts'
import { WithBook } from './WithBook.tsx'

const Changed = ({ book, onClose }: { book: RateBookView; onClose: () => void }) => {
  const { t } = useTranslation('reference')
  const update = useCommand(updateRateBook, { invalidates: [getRateBook, listRateBooks] })
  const { version, name, effectiveFrom, record } = book
  return (
    <FormDialog
      as="drawer"
      width="md"
      title={t('book.changeTitle', { version })}
      submitLabel={t('save')}
      needsChange
      schema={updateRateBook.body}
      defaultValues={
        { name, effectiveFrom, changes: record?.changes ?? [blankChange], note: record?.note ?? '' } as object
      }
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { version }, body })
        toast.success(t('book.changedDone'))
      }}
    >
      <RateBookFields tables={book.tables} />
    </FormDialog>
  )
}

/** Sets a draft anew; what it does has to be asked again then. */
const UpdateRateBookDialog = ({ version, onClose }: { version: string; onClose: () => void }) => (
  <WithBook version={version} onClose={onClose}>
    {(book) => <Changed book={book} onClose={onClose} />}
  </WithBook>
)

export default hosted(VersionData, UpdateRateBookDialog)
