import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/auth/personas.ts'
import { newPersona } from './newPersona.ts'

export const createAggregator = implement(contract.createAggregator)(async ({ body, now }) => {
  const aggregator = await newPersona('da', body, now)
  await commit([personas.create(aggregator)])
  return aggregator
})
