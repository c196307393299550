import type { DocType } from '#shared/contracts/docs/document.ts'

/** What each task makes of a policy that is bound or issued. */
export const madeByTask = {
  makeBinderDocument: 'Binder',
  makeInvoiceDocument: 'Invoice',
  makePolicyDocument: 'Policy',
} as const satisfies Readonly<Record<string, DocType>>
export type MakingTask = keyof typeof madeByTask
