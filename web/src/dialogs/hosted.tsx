import { type ComponentType, useEffect } from 'react'
import type { z } from 'zod'
import type { HostedDialogProps } from './hostedDialog.ts'

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
