import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/rules.ts'
import { allTogether } from '#shared/domain/rating/irpm.ts'
import { bookInForce } from './bookInForce.ts'

/** No state's filing narrows the ranges; the book's own hold everywhere, admitted or not. The last is of all together. */
export const getIrpm = implement(contract.getIrpm)(async ({ now }) => {
  const irpm = bookInForce('P100', now)?.irpm
  if (irpm === undefined) return []
  const share = (modifier: number) => Math.round((modifier - 1) * 1_000) / 1_000
  return [...irpm.characteristics, { characteristic: allTogether, min: share(irpm.min), max: share(irpm.max) }]
})
