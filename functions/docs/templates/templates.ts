/**
 * The templates of documents and which version each is in. A version is raised with what the template says or how it is
 * drawn: each document keeps the one it was made with, and `tests/golden/templateVersions.test.ts` knows when one has changed.
 */
export const templateVersions = {
  application: 3,
  binder: 3,
  cancellation: 3,
  certificate: 3,
  diligence: 2,
  endorsement: 3,
  lossRun: 4,
  manuscript: 3,
  options: 2,
  policy: 3,
  position: 3,
  proposal: 3,
  specimen: 2,
  statement: 3,
} as const

export type TemplateName = keyof typeof templateVersions
