/** What becomes of a row of an upload: it may become an account, has become one, had one before, or is refused. */
export const rowOutcomes = ['READY', 'CREATED', 'EXISTING', 'REFUSED'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/**
 * The account-creation setting: rows are only checked until somebody says so, or the good ones become accounts at once, or
 * all of them do where none is refused.
 */
export const accountCreations = ['AFTER_REVIEW', 'GOOD_ROWS', 'ALL_OR_NONE'] as const

/** Which files are read, by how their names end. */
export const uploadTypes = ['xls', 'csv', 'xlsx'] as const
export type UploadType = (typeof uploadTypes)[number]

/** Five megabytes (quoting-and-servicing, sections 5 and 9). */
export const mostUploadBytes = 5 * 1024 * 1024

/** The type that a file's name says, if it is one that is read. */
export const uploadTypeOf = (fileName: string): UploadType | undefined => {
  const named = fileName.toLowerCase().split('.').at(-1)
  return uploadTypes.find((type) => type === named)
}
