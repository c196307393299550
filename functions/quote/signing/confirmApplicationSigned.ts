import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/quote/signing.ts'
import { eSigner } from './eSigner.ts'

/** Tells nothing else of an envelope, and of one that there is not no more than that it is not signed. */
export const confirmApplicationSigned = implement(contract.confirmApplicationSigned)(async ({ body }) => ({
  signed: (await eSigner.byReference(body.reference))?.signature !== undefined,
}))
