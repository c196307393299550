/**
 * The templates of documents and which version each is in. A version is raised with what the template says or how it is
 * drawn: each document keeps the one it was made with, and `tests/golden/templateVersions.test.ts` knows when one has changed.
 */
export const templateVersions = {
  application: 7,
  binder: 9,
  cancellation: 9,
  certificate: 8,
  claimsFile: 4,
  diligence: 6,
  endorsement: 7,
  expiry: 2,
  invoice: 5,
  lossRun: 9,
  manuscript: 7,
  options: 6,
  policy: 9,
  position: 9,
  proposal: 8,
  receipt: 1,
  specimen: 6,
  statement: 10,
  tower: 1,
} as const

export type TemplateName = keyof typeof templateVersions
