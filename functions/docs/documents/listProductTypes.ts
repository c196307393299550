import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/docs/documents.ts'
import { regionOf } from '#shared/regions/regions.ts'

export const listProductTypes = implement(contract.listProductTypes)(async () =>
  regionOf(config.region).products.map((id) => ({ id, label: id })),
)
