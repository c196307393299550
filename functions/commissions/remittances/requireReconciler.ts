import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import * as contracts from '#shared/contracts/commissions/remittances.ts'
import { remittanceLife } from '#shared/records/remittance/remittanceLife.ts'
import { remittanceExceptionLife } from '#shared/records/remittanceException/remittanceExceptionLife.ts'
import { remittanceExceptions, type StoredException } from '../store/remittanceExceptions.ts'
import { remittances, type StoredRemittance } from '../store/remittances.ts'

const all = Object.values(contracts)

export const remittanceGuard = guardOf(remittanceLife, {
  refusal: 'commission.remittanceNotAllowed',
  contracts: all,
})
export const exceptionGuard = guardOf(remittanceExceptionLife, {
  refusal: 'commission.exceptionNotAllowed',
  contracts: all,
})

/** A remittance has policies of any agency: it is for staff of the whole book. */
export const seesRemittances = (actor: Actor): boolean => listScopesOf(actor).includes('all')

export const requireRemittance = (id: string, actor: Actor): Promise<StoredRemittance> =>
  seesRemittances(actor) ? remittances.require(id) : fail('commission.remittanceNotFound')

export const requireException = (id: string, actor: Actor): Promise<StoredException> =>
  seesRemittances(actor) ? remittanceExceptions.require(id) : fail('commission.exceptionNotFound')
