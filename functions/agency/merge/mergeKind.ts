/** The kind of the job by which an agency goes into another. */
export const mergeKind = 'goInto'
