/**
 * The templates of documents and which version each is in. A version is raised with what the template says or how it is
 * drawn: each document keeps the one it was made with, and `tests/golden/templateVersions.test.ts` knows when one has changed.
 */
export const templateVersions = {
  application: 4,
  binder: 4,
  cancellation: 4,
  certificate: 4,
  diligence: 3,
  endorsement: 4,
  invoice: 2,
  lossRun: 6,
  manuscript: 4,
  options: 3,
  policy: 4,
  position: 4,
  proposal: 4,
  specimen: 3,
  statement: 4,
} as const

export type TemplateName = keyof typeof templateVersions
