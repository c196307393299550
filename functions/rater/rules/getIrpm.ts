import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/rules.ts'
import { bookInForce } from './bookInForce.ts'

/** No state's filing narrows the ranges; the book's own hold everywhere, admitted or not. */
export const getIrpm = implement(contract.getIrpm)(async ({ now }) => [
  ...(bookInForce('P100', now)?.irpm.characteristics ?? []),
])
