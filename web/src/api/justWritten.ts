import { mostWritten, writtenHeader } from '#shared/contract/justWritten.ts'

/** By then every index has them. */
const keptMilliseconds = 15_000

const written = new Map<string, number>()

/** Keeps what an answer says was written. */
export const noteWritten = (response: Response): void => {
  for (const id of response.headers.get(writtenHeader)?.split(',') ?? []) {
    written.delete(id)
    written.set(id, Date.now())
  }
}

/** The header for the next request: lists then show one's own change, whatever their index has yet. */
export const justWrittenHeaders = (): Readonly<Record<string, string>> => {
  for (const [id, at] of written) if (at < Date.now() - keptMilliseconds) written.delete(id)
  return written.size === 0 ? {} : { [writtenHeader]: [...written.keys()].slice(-mostWritten).join(',') }
}
