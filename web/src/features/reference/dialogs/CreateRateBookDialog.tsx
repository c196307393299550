import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { createRateBook, listRateBooks } from '#shared/contracts/rater/rateBooks.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { RateBookFields } from './RateBookFields.tsx'
import { blankChange } from './rateBookForm.ts'
import { WithBook } from './WithBook.tsx'

const BaseData = z.object({ base: z.string() })
type Props = z.infer<typeof BaseData> & { onClose: () => void }

const Terms = createRateBook.body.omit({ base: true })

/** Lays a version over a published rate book: a draft, which prices nothing yet. */
const CreateRateBookDialog = ({ base, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const navigate = useNavigate()
  const persona = usePersona()
  const create = useCommand(createRateBook, { invalidates: [listRateBooks] })
  return (
    <WithBook version={base} onClose={onClose}>
      {(book) => (
        <FormDialog
          as="drawer"
          width="md"
          title={t('book.createTitle', { base })}
          submitLabel={t('book.create')}
          schema={Terms}
          defaultValues={{ name: '', changes: [blankChange], note: '' } as object}
          onClose={onClose}
          onSubmit={async (terms) => {
            const { version } = await create.mutateAsync({ body: { ...terms, base } })
            toast.success(t('book.made', { version }))
            void navigate(inPersona(persona, `reference/rating/${version}`))
          }}
        >
          <RateBookFields tables={book.tables} />
        </FormDialog>
      )}
    </WithBook>
  )
}

export default hosted(BaseData, CreateRateBookDialog)
