/**
 * The templates of documents and which version each is in. A version is raised with what the template says or how it is
 * drawn: each document keeps the one it was made with, and `tests/golden/templateVersions.test.ts` knows when one has changed.
 */
export const templateVersions = {
  application: 6,
  binder: 8,
  cancellation: 8,
  certificate: 7,
  claimsFile: 3,
  diligence: 5,
  endorsement: 6,
  expiry: 2,
  invoice: 4,
  lossRun: 8,
  manuscript: 7,
  options: 5,
  policy: 8,
  position: 8,
  proposal: 7,
  receipt: 1,
  specimen: 5,
  statement: 9,
  tower: 1,
} as const

export type TemplateName = keyof typeof templateVersions
