/**
 * The templates of documents and which version each is in. A version is raised with what the template says or how it is
 * drawn: each document keeps the one it was made with, and `tests/golden/templateVersions.test.ts` knows when one has changed.
 */
export const templateVersions = {
  application: 1,
  binder: 2,
  cancellation: 2,
  certificate: 2,
  diligence: 1,
  endorsement: 2,
  lossRun: 2,
  manuscript: 2,
  options: 1,
  policy: 2,
  position: 2,
  proposal: 2,
  specimen: 1,
  statement: 1,
} as const

export type TemplateName = keyof typeof templateVersions
