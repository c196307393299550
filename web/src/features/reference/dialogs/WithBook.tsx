import DialogContent from '@mui/material/DialogContent'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RateBookView } from '#shared/contracts/rater/rateBookRecord.ts'
import { getRateBook } from '#shared/contracts/rater/rateBooks.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

type WithBookProps = {
  readonly version: string
  readonly onClose: () => void
  readonly children: (book: RateBookView) => ReactNode
}

/** A dialog about a rate book, once it is read; the page behind usually has it already. */
export const WithBook = ({ version, onClose, children }: WithBookProps) => {
  const { t } = useTranslation('reference')
  const book = useOperation(getRateBook, { params: { version } })
  if (book.data) return children(book.data)
  return (
    <DialogFrame title={t('book.one')} onClose={onClose}>
      <DialogContent>
        {book.error ? (
          <ProblemPanel error={book.error} onRetry={() => void book.refetch()} />
        ) : (
          <TextSkeleton lines={4} />
        )}
      </DialogContent>
    </DialogFrame>
  )
}
