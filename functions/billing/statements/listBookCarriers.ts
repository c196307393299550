import { implement } from '#functions/_platform/http/implement.ts'
import { listBookCarriers as contract } from '#shared/contracts/billing/statements.ts'
import { bookCarriers } from './bookCarriers.ts'

export const listBookCarriers = implement(contract)(({ actor }) => bookCarriers(actor))
