import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { HostedDialog } from './dialog.ts'

/** A plain word in an address is the first of what the dialog is about, mostly the record's id. */
const named = (schema: z.ZodObject, data: unknown): unknown => {
  if (typeof data === 'object' && data !== null) return data
  const [first] = Object.keys(schema.shape)
  return data === undefined || first === undefined ? {} : { [first]: String(data) }
}

/** Makes a dialog that its host can open: what it is about is checked by `schema`, and with wrong data nothing opens. */
export const hosted = <Schema extends z.ZodObject>(
  schema: Schema,
  Component: ComponentType<z.output<Schema> & { onClose: () => void }>,
): HostedDialog<z.input<Schema>> => ({
  schema,
  show: (data, onClose) => {
    const parsed = schema.safeParse(named(schema, data))
    return parsed.success ? <Component {...parsed.data} onClose={onClose} /> : undefined
  },
})
