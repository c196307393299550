/**
 * The templates of documents and which version each is in. A version is raised with what the template says or how it is
 * drawn: each document keeps the one it was made with, and `tests/golden/templateVersions.test.ts` knows when one has changed.
 */
export const templateVersions = {
  application: 8,
  binder: 10,
  cancellation: 11,
  certificate: 9,
  claimsFile: 5,
  diligence: 7,
  endorsement: 8,
  expiry: 4,
  invoice: 7,
  lossRun: 10,
  manuscript: 8,
  options: 7,
  policy: 10,
  position: 10,
  proposal: 9,
  receipt: 3,
  specimen: 7,
  statement: 12,
  tower: 2,
} as const

export type TemplateName = keyof typeof templateVersions
