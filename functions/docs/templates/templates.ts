/**
 * The templates of documents and which version each is in. A version is raised with what the template says or how it is
 * drawn: each document keeps the one it was made with, and `tests/golden/templateVersions.test.ts` knows when one has changed.
 */
export const templateVersions = {
  application: 1,
  binder: 1,
  cancellation: 1,
  certificate: 1,
  diligence: 1,
  endorsement: 1,
  lossRun: 2,
  manuscript: 1,
  options: 1,
  policy: 1,
  position: 1,
  proposal: 1,
  specimen: 1,
  statement: 1,
} as const

export type TemplateName = keyof typeof templateVersions
