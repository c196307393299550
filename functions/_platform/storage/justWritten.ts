import { mostWritten, writtenHeader } from '#shared/contract/justWritten.ts'
import { currentTrace } from '../log/log.ts'

/** What a request says by its `x-written` that its caller has just written; what is no id of a listed record is passed over. */
export const justWrittenOf = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .split(',')
    .filter((id) => /^[\w-]{1,100}$/.test(id))
    .slice(0, mostWritten)

/** The records that the running request's caller has just written; its lists read them where they are written. */
export const justWritten = (): readonly string[] => currentTrace()?.justWritten ?? []

/** Remembers that the running request wrote a listed record. */
export const noteWritten = (id: string): void => {
  currentTrace()?.written?.add(id)
}

/** The listed records that the running request has written; none where its caller is not told. */
export const writtenSoFar = (): readonly string[] => [...(currentTrace()?.written ?? [])]

/** The header by which an answer names them. */
export const writtenHeaders = (written: readonly string[]): Readonly<Record<string, string>> =>
  written.length === 0 ? {} : { [writtenHeader]: written.join(',') }
