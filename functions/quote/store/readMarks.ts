import { defineRecord } from '#functions/_platform/storage/record.ts'

/** Somebody has read a quote of the inbox: a record for each reader, so that reading never stands in a writer's way. */
interface ReadMark {
  readonly id: string
  readonly readAt: string
}

export const readMarks = defineRecord<ReadMark>({ kind: 'quoteRead', notFound: 'quote.notFound' })

export const readMarkId = ({ quoteId, userId }: { readonly quoteId: string; readonly userId: string }) =>
  `rdm_${quoteId}_${userId}`

/** Which of the quotes the user has read. */
export const readBy = async (userId: string, quoteIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const marks = await readMarks.byIds(quoteIds.map((quoteId) => readMarkId({ quoteId, userId })))
  const ids = new Set(marks.map(({ id }) => id))
  return new Set(quoteIds.filter((quoteId) => ids.has(readMarkId({ quoteId, userId }))))
}
