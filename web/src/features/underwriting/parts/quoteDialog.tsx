import DialogContent from '@mui/material/DialogContent'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { DialogFrame } from '../../../dialogs/DialogFrame.tsx'
import { hosted } from '../../../dialogs/hosted.tsx'
import { ProblemPanel } from '../../../ui/ProblemPanel.tsx'
import { TextSkeleton } from '../../../ui/Skeletons.tsx'

export type QuoteDialogProps = { readonly quote: Quote; readonly onClose: () => void }

const QuoteData = z.union([z.object({ quoteId: QuoteId }), QuoteId.transform((quoteId) => ({ quoteId }))])

/** A dialog about a quote, opened by the quote's id; the page behind usually has the quote already. */
export const quoteDialog = (Dialog: ComponentType<QuoteDialogProps>) =>
  hosted(QuoteData, function QuoteDialog({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
    const { t } = useTranslation('underwriting')
    const quote = useOperation(getQuote, { params: { quoteId } })
    if (quote.data) return <Dialog quote={quote.data} onClose={onClose} />
    return (
      <DialogFrame title={t('quote')} onClose={onClose}>
        <DialogContent>
          {quote.error ? (
            <ProblemPanel error={quote.error} onRetry={() => void quote.refetch()} />
          ) : (
            <TextSkeleton lines={4} />
          )}
        </DialogContent>
      </DialogFrame>
    )
  })
