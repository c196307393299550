/**
 * The templates of documents and which version each is in. A version is raised with what the template says or how it is
 * drawn: each document keeps the one it was made with, and `tests/golden/templateVersions.test.ts` knows when one has changed.
 */
export const templateVersions = {
  application: 5,
  binder: 7,
  cancellation: 8,
  certificate: 6,
  claimsFile: 2,
  diligence: 4,
  endorsement: 5,
  expiry: 1,
  invoice: 3,
  lossRun: 8,
  manuscript: 5,
  options: 4,
  policy: 7,
  position: 7,
  proposal: 6,
  specimen: 4,
  statement: 7,
} as const

export type TemplateName = keyof typeof templateVersions
