import { type ComponentType, useEffect } from 'react'
import { z } from 'zod'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import type { HostedDialogProps } from '../../../dialogs/hostedDialog.ts'

/** What most of the quote's dialogs are about: an id alone, or in an object. */
export const QuoteData = z.union([z.object({ quoteId: QuoteId }), QuoteId.transform((quoteId) => ({ quoteId }))])

/** A dialog as the host opens it: its data came through an address, so it is checked; with wrong data nothing opens. */
export const hosted = <Data extends object>(
  schema: z.ZodType<Data>,
  Dialog: ComponentType<Data & { onClose: () => void }>,
): ComponentType<HostedDialogProps> => {
  const Hosted = ({ data, onClose }: HostedDialogProps) => {
    const parsed = schema.safeParse(data)
    const wrong = !parsed.success
    useEffect(() => {
      if (wrong) onClose()
    }, [wrong, onClose])
    return parsed.success ? <Dialog {...parsed.data} onClose={onClose} /> : null
  }
  return Hosted
}
