import type { ComponentType } from 'react'
import { z } from 'zod'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { hosted } from '#web/dialogs/hosted.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'

export type QuoteDialogProps = { readonly quote: Quote; readonly onClose: () => void }

const QuoteData = z.object({ quoteId: QuoteId })

/** A dialog about a quote, opened by the quote's id; the page behind usually has the quote already. */
export const quoteDialog = (Dialog: ComponentType<QuoteDialogProps>) =>
  hosted(QuoteData, function QuoteDialog({ quoteId, onClose }: { quoteId: string; onClose: () => void }) {
    return (
      <WithQuote quoteId={quoteId} onClose={onClose}>
        {(quote) => <Dialog quote={quote} onClose={onClose} />}
      </WithQuote>
    )
  })
