import { statesOf } from '#functions/_platform/storage/statesOf.ts'
import { nameOfRecord } from './nameOfRecord.ts'

type State = Readonly<Record<string, unknown>>

/** By what something was done that was not done by the person: a key, or an assistant's that somebody approved. */
export interface Means {
  readonly name?: string
  /** Of an assistant's: the id of who approved it. */
  readonly approver?: string
}

const textIn = (value: unknown, field: string): string | undefined => {
  const held = typeof value === 'object' && value !== null ? (value as State)[field] : undefined
  return typeof held === 'string' && held !== '' ? held : undefined
}

/** What was approved of an assistant is done by the key that it works with: its name, not that of the asking. */
export const meansOf = async (
  ids: readonly string[],
  states: ReadonlyMap<string, State>,
): Promise<(id: string) => Means> => {
  const requests = ids.flatMap((id) => states.get(id) ?? [])
  const keys = await statesOf([...new Set(requests.flatMap((state) => textIn(state, 'sessionId') ?? []))])
  return (id) => {
    const state = states.get(id)
    const approver = textIn(state?.decision, 'by')
    const name = nameOfRecord(keys.get(textIn(state, 'sessionId') ?? '')) ?? nameOfRecord(state)
    return { ...(name !== undefined && { name }), ...(approver !== undefined && { approver }) }
  }
}
